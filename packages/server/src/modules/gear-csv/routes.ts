import { type CsvImportInput, type CsvReport, calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { planImport } from '../../csv/plan-import.ts';
import type { TableFormat } from '../../csv/table-format.ts';
import { writeItems } from '../../csv/write-items.ts';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { pickLanguage } from '../../http/language.ts';
import { route } from '../../http/route.ts';
import { requireRoom } from '../../items/require-room.ts';
import { insertComponent, listComponents, toComponent } from '../components/index.ts';
import { insertEquipmentItem, selectEquipment, toEquipmentItem } from '../equipment-items/index.ts';
import { componentFormat } from './component-format.ts';
import { equipmentFormat } from './equipment-format.ts';

export async function gearCsvRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.importComponents, ({ db, viewer, body, request }) =>
    importItems(db, viewer.id, body, request.headers['accept-language'], componentFormat, {
      table: 'components',
      existing: (trx) => readComponents(trx, viewer.id),
      insert: (trx, input) => insertComponent(trx, viewer.id, input),
    }),
  );
  route(app, calls.exportComponents, async ({ db, viewer, query }) =>
    writeItems(componentFormat.columns, await readComponents(db, viewer.id), query.separator),
  );

  route(app, calls.importEquipmentItems, ({ db, viewer, body, request }) =>
    importItems(db, viewer.id, body, request.headers['accept-language'], equipmentFormat, {
      table: 'equipment_items',
      existing: (trx) => readEquipment(trx, viewer.id),
      insert: (trx, input) => insertEquipmentItem(trx, viewer.id, input),
    }),
  );
  route(app, calls.exportEquipmentItems, async ({ db, viewer, query }) =>
    writeItems(equipmentFormat.columns, await readEquipment(db, viewer.id), query.separator),
  );
}

interface Store<Input, Item> {
  table: 'components' | 'equipment_items';
  existing: (db: Db) => Promise<Item[]>;
  insert: (db: Db, input: Input) => Promise<unknown>;
}

/**
 * All new rows are written, or none of them: one transaction, which a failure ends. Two imports of a pilot come one
 * after another, so that the second knows the rows of the first.
 */
function importItems<Input, Item>(
  db: Db,
  ownerId: string,
  { csv, dryRun = false }: CsvImportInput,
  acceptLanguage: string | undefined,
  format: TableFormat<Input, Item>,
  { table, existing, insert }: Store<Input, Item>,
): Promise<CsvReport> {
  return inTransaction(db, async (trx) => {
    if (!dryRun) await sql`select from users where id = ${ownerId} for no key update`.execute(trx);
    const { report, inputs } = planImport(csv, format, await existing(trx), pickLanguage(acceptLanguage));
    if (inputs.length > 0) await requireRoom(trx, table, ownerId, inputs.length);
    if (dryRun) return report;
    for (const input of inputs) await insert(trx, input);
    return { ...report, imported: inputs.length };
  });
}

const everything = { page: 1, limit: Number.MAX_SAFE_INTEGER };

/** Oldest first, so that an import makes them anew in the same order. */
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
