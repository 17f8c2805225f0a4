import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { route } from '../../../http/route.ts';
import { toPage } from '../../../lists/page.ts';
import { privateNotFound } from '../../../references/private-items.ts';
import { requireUsable } from '../../../references/references.ts';
import { toEquipmentItem } from '../equipment-items/index.ts';
import { careFor, healthOf } from './battery-care.ts';
import { findBattery, findStickerItem, listBatteries, makeStickers, removeSticker } from './repository.ts';

export async function batteryRoutes(app: FastifyInstance): Promise<void> {
  // All of them are judged to find those that need care: a pilot has tens, not thousands.
  route(app, calls.listBatteries, async ({ db, viewer, query }) => {
    const all = await careFor(db, await listBatteries(db, viewer.id, query.status, query.q));
    const shown = all.slice((query.page - 1) * query.limit, query.page * query.limit);
    const items = shown.map(({ battery, care }) => ({
      _id: battery.id,
      item: toEquipmentItem(battery),
      care,
    }));
    return toPage(items, all.length, query);
  });

  route(app, calls.getBatteryHealth, async ({ db, viewer, params }) =>
    healthOf(db, await requireBattery(db, params.id, viewer.id)),
  );

  route(app, calls.makeStickers, ({ db, viewer, body }) =>
    inTransaction(db, async (trx) => {
      await requireUsable(trx, viewer, [
        {
          field: 'ids',
          table: 'equipment_items',
          type: 'battery',
          ids: body.ids,
        },
      ]);
      return { items: await makeStickers(trx, body.ids) };
    }),
  );

  route(app, calls.getStickerItem, async ({ db, viewer, params }) => {
    const battery = await findStickerItem(db, params.code, viewer.id);
    if (!battery) throw privateNotFound('equipment_items');
    return toEquipmentItem(battery);
  });

  route(app, calls.removeSticker, async ({ db, viewer, params }) => {
    const { id } = await requireBattery(db, params.id, viewer.id);
    await removeSticker(db, id);
    return undefined;
  });
}

async function requireBattery(db: Db, id: string, ownerId: string) {
  const battery = await findBattery(db, id, ownerId);
  if (!battery) throw privateNotFound('equipment_items');
  return battery;
}
