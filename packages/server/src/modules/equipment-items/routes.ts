import { calls, type EquipmentItem } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { route } from '../../http/route.ts';
import { toPage } from '../../items/page.ts';
import { privateNotFound } from '../../items/private-items.ts';
import { privateRoutes } from '../../items/private-routes.ts';
import { toEquipmentItem } from './equipment-rows.ts';
import {
  countEquipment,
  findEquipmentItem,
  insertEquipmentItem,
  listEquipment,
  updateEquipmentItem,
} from './repository.ts';
import { countUpEquipment } from './statistics.ts';

export async function equipmentItemRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listEquipmentItems, async ({ db, viewer, query }) => {
    const total = await countEquipment(db, viewer.id, query);
    const rows = await listEquipment(db, viewer.id, query);
    return toPage(rows.map(toEquipmentItem), total, query);
  });

  route(app, calls.createEquipmentItem, ({ db, viewer, body }) =>
    inTransaction(db, async (trx) => {
      const id = await insertEquipmentItem(trx, viewer.id, body);
      return readItem(trx, id, viewer.id);
    }),
  );

  route(app, calls.getEquipmentStatistics, ({ db, viewer }) => countUpEquipment(db, viewer.id));

  route(app, calls.updateEquipmentItem, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await updateEquipmentItem(trx, params.id, viewer.id, body);
      return readItem(trx, params.id, viewer.id);
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
