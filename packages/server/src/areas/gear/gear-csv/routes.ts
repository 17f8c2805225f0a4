import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { importItems } from '../../../csv/import-items.ts';
import { writeItems } from '../../../csv/write-items.ts';
import type { Db } from '../../../database/open.ts';
import { pickLanguage } from '../../../http/language.ts';
import { route } from '../../../http/route.ts';
import { requireRoom } from '../../../references/require-room.ts';
import { insertComponent, listComponents, toComponent } from '../components/index.ts';
import { insertEquipmentItem, selectEquipment, toEquipmentItem } from '../equipment-items/index.ts';
import { componentFormat } from './component-format.ts';
import { equipmentFormat } from './equipment-format.ts';

export async function gearCsvRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.importComponents, ({ db, viewer, body, request }) =>
    importItems(
      db,
      viewer.id,
      body,
      pickLanguage(request.headers['accept-language']),
      async () => componentFormat,
      {
        requireRoom: (trx, added) => requireRoom(trx, 'components', viewer.id, added),
        existing: (trx) => readComponents(trx, viewer.id),
        insert: async (trx, inputs) => {
          for (const input of inputs) await insertComponent(trx, viewer.id, input);
        },
      },
    ),
  );
  route(app, calls.exportComponents, async ({ db, viewer, query }) =>
    writeItems(componentFormat.columns, await readComponents(db, viewer.id), query.separator),
  );

  route(app, calls.importEquipmentItems, ({ db, viewer, body, request }) =>
    importItems(
      db,
      viewer.id,
      body,
      pickLanguage(request.headers['accept-language']),
      async () => equipmentFormat,
      {
        requireRoom: (trx, added) => requireRoom(trx, 'equipment_items', viewer.id, added),
        existing: (trx) => readEquipment(trx, viewer.id),
        insert: async (trx, inputs) => {
          for (const input of inputs) await insertEquipmentItem(trx, viewer.id, input);
        },
      },
    ),
  );
  route(app, calls.exportEquipmentItems, async ({ db, viewer, query }) =>
    writeItems(equipmentFormat.columns, await readEquipment(db, viewer.id), query.separator),
  );
}

const everything = { page: 1, limit: Number.MAX_SAFE_INTEGER };

/** Oldest first, so that an import makes them again in the same order. */
async function readComponents(db: Db, ownerId: string) {
  return (await listComponents(db, ownerId, { ...everything, sort: 'newest' })).map(toComponent).reverse();
}

async function readEquipment(db: Db, ownerId: string) {
  const rows = await selectEquipment(db)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toEquipmentItem);
}
