import { calls, type EquipmentItem } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { todayIn } from '../../../calendar-day.ts';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { route } from '../../../http/route.ts';
import { toPage } from '../../../lists/page.ts';
import { privateNotFound, requirePrivate } from '../../../references/private-items.ts';
import { privateRoutes } from '../../../references/private-routes.ts';
import { requireRoom } from '../../../references/require-room.ts';
import { requireUnchanged } from '../../../references/require-unchanged.ts';
import { toEquipmentItem } from './equipment-rows.ts';
import { countEquipment, findEquipmentItem, listEquipment } from './repository.ts';
import { countUpEquipment } from './statistics.ts';
import {
  changeStatus,
  listStatusChanges,
  lockItem,
  toStatusChange,
  undoStatusChange,
} from './status-changes.ts';
import { readUse } from './use.ts';
import { insertEquipmentItem, updateEquipmentItem } from './writes.ts';

export async function equipmentItemRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listEquipmentItems, async ({ db, viewer, query }) => {
    const total = await countEquipment(db, viewer.id, query);
    const rows = await listEquipment(db, viewer.id, query);
    return toPage(rows.map(toEquipmentItem), total, query);
  });

  route(app, calls.createEquipmentItem, ({ db, viewer, body }) =>
    inTransaction(db, async (trx) => {
      await requireRoom(trx, 'equipment_items', viewer.id);
      const id = await insertEquipmentItem(trx, viewer.id, body);
      return readItem(trx, id, viewer.id);
    }),
  );

  route(app, calls.getEquipmentStatistics, ({ db, viewer, query }) =>
    countUpEquipment(db, viewer.id, todayIn(query.tz)),
  );

  route(app, calls.updateEquipmentItem, ({ db, viewer, params, body, seen }) =>
    inTransaction(db, async (trx) => {
      await requireUnchanged(trx, { table: 'equipment_items', id: params.id, owner: viewer.id }, seen);
      await updateEquipmentItem(trx, params.id, viewer.id, body);
      return readItem(trx, params.id, viewer.id);
    }),
  );

  route(app, calls.getEquipmentUse, async ({ db, viewer, params }) => {
    await requirePrivate(db, 'equipment_items', params.id, viewer.id);
    return readUse(db, params.id);
  });

  route(app, calls.listEquipmentStatusChanges, async ({ db, viewer, params, query }) => {
    await requirePrivate(db, 'equipment_items', params.id, viewer.id);
    const { rows, total } = await listStatusChanges(db, params.id, query);
    return toPage(rows.map(toStatusChange), total, query);
  });

  route(app, calls.changeEquipmentStatus, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      const item = await lockItem(trx, params.id, viewer.id);
      if (!item) throw privateNotFound('equipment_items');
      return toStatusChange(await changeStatus(trx, params.id, item, body));
    }),
  );

  route(app, calls.undoEquipmentStatusChange, ({ db, viewer, params }) =>
    inTransaction(db, async (trx) => {
      if (!(await lockItem(trx, params.id, viewer.id))) throw privateNotFound('equipment_items');
      await undoStatusChange(trx, params.id, params.changeId);
      return undefined;
    }),
  );

  privateRoutes(app, {
    table: 'equipment_items',
    calls: {
      get: calls.getEquipmentItem,
      remove: calls.deleteEquipmentItem,
      uploadImage: calls.uploadEquipmentImage,
      favorite: calls.favoriteEquipmentItem,
      unfavorite: calls.unfavoriteEquipmentItem,
    },
    read: readItem,
  });
}

async function readItem(db: Db, id: string, ownerId: string): Promise<EquipmentItem> {
  const item = await findEquipmentItem(db, id, ownerId);
  if (!item) throw privateNotFound('equipment_items');
  return toEquipmentItem(item);
}
