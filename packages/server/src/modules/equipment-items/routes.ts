import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { route } from '../../http/route.ts';
import { toPage } from '../../items/page.ts';
import {
  deletePrivate,
  privateNotFound,
  requirePrivate,
  setPrivateFavorite,
  setPrivateImage,
} from '../../items/private-things.ts';
import { readUpload } from '../../media/read-upload.ts';
import { type EquipmentRow, toEquipmentItem } from './equipment-rows.ts';
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
      return toEquipmentItem(await requireItem(trx, id, viewer.id));
    }),
  );

  route(app, calls.getEquipmentStatistics, ({ db, viewer }) => countUpEquipment(db, viewer.id));

  route(app, calls.getEquipmentItem, async ({ db, viewer, params }) =>
    toEquipmentItem(await requireItem(db, params.id, viewer.id)),
  );

  route(app, calls.updateEquipmentItem, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await updateEquipmentItem(trx, params.id, viewer.id, body);
      return toEquipmentItem(await requireItem(trx, params.id, viewer.id));
    }),
  );

  route(app, calls.deleteEquipmentItem, async ({ db, viewer, params }) => {
    await deletePrivate(db, 'equipment_items', params.id, viewer.id);
    return undefined;
  });

  route(app, calls.uploadEquipmentImage, async ({ db, viewer, params, request }) => {
    await requirePrivate(db, 'equipment_items', params.id, viewer.id);
    const picture = await readUpload(request, calls.uploadEquipmentImage.upload);
    await app.pictures.store(viewer, picture, (trx, mediaId) =>
      setPrivateImage(trx, 'equipment_items', params.id, viewer.id, mediaId),
    );
    return toEquipmentItem(await requireItem(db, params.id, viewer.id));
  });

  route(app, calls.favoriteEquipmentItem, ({ db, viewer, params }) =>
    setPrivateFavorite(db, 'equipment_items', params.id, viewer.id, true),
  );
  route(app, calls.unfavoriteEquipmentItem, ({ db, viewer, params }) =>
    setPrivateFavorite(db, 'equipment_items', params.id, viewer.id, false),
  );
}

async function requireItem(db: Db, id: string, ownerId: string): Promise<EquipmentRow> {
  const item = await findEquipmentItem(db, id, ownerId);
  if (!item) throw privateNotFound('equipment_items');
  return item;
}
