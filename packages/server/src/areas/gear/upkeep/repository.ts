import {
  defaultCurrency,
  type UpkeepEntry,
  type UpkeepEntryInput,
  type UpkeepEntryPatch,
  type UpkeepPage,
} from '@estela/contracts';
import { type InferResult, sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { type PageQuery, pageRows } from '../../../lists/page.ts';

/** Entries of a pilot's own drones. */
function selectEntries(db: Db, ownerId: string) {
  return db
    .selectFrom('upkeep_entries')
    .innerJoin('drones', 'drones.id', 'upkeep_entries.drone_id')
    .leftJoin('components', 'components.id', 'upkeep_entries.component_id')
    .selectAll('upkeep_entries')
    .select('components.name as part_name')
    .where('drones.owner_id', '=', ownerId);
}

type EntryRow = InferResult<ReturnType<typeof selectEntries>>[number];

export function findEntry(db: Db, droneId: string, id: string, ownerId: string) {
  return selectEntries(db, ownerId)
    .where('upkeep_entries.id', '=', id)
    .where('upkeep_entries.drone_id', '=', droneId)
    .executeTakeFirst();
}

export function listEntries(db: Db, droneId: string, ownerId: string, page: PageQuery) {
  return pageRows(
    selectEntries(db, ownerId)
      .where('upkeep_entries.drone_id', '=', droneId)
      .orderBy('upkeep_entries.at', 'desc')
      .orderBy('upkeep_entries.id', 'desc'),
    page,
  ).execute();
}

/** Of everything that a pilot logged, oldest first, what comes after the entry of an id. */
export function readAllEntries(
  db: Db,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return selectEntries(db, ownerId)
    .$if(after !== undefined, (query) => query.where('upkeep_entries.id', '>', String(after)))
    .orderBy('upkeep_entries.id')
    .limit(limit)
    .execute();
}

/** How many entries a drone's log has, and what they cost together. */
export async function sumUpEntries(db: Db, droneId: string): Promise<Pick<UpkeepPage, 'total' | 'costs'>> {
  const rows = await db
    .selectFrom('upkeep_entries')
    .select((select) => [
      'currency',
      select.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(cost_minor), 0)::int8`.as('amount'),
    ])
    .where('drone_id', '=', droneId)
    .groupBy('currency')
    .orderBy('amount', 'desc')
    .orderBy('currency')
    .execute();
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    costs: rows.flatMap(({ currency, amount }) => (currency ? [{ currency, amount }] : [])),
  };
}

export async function insertEntry(db: Db, droneId: string, input: UpkeepEntryInput): Promise<string> {
  const id = newId();
  const hasCost = typeof input.cost === 'number';
  await db
    .insertInto('upkeep_entries')
    .values({
      id,
      drone_id: droneId,
      kind: input.kind,
      at: input.at,
      text: input.text,
      cost_minor: hasCost ? input.cost : null,
      currency: hasCost ? (input.currency ?? defaultCurrency) : null,
      component_id: input.component,
    })
    .execute();
  return id;
}

/** Changes the named fields of an entry that the caller has found to be the owner's. */
export async function updateEntry(db: Db, id: string, patch: UpkeepEntryPatch): Promise<void> {
  const { cost, currency } = patch;
  const written =
    cost === undefined ? sql.ref<number | null>('cost_minor') : sql<number | null>`${cost}::int8`;
  const named = currency ?? null;
  await db
    .updateTable('upkeep_entries')
    .set({
      kind: patch.kind,
      at: patch.at,
      text: patch.text,
      cost_minor: cost,
      currency: sql<string | null>`case when ${written} is not null
        then coalesce(${named}::text, currency, ${defaultCurrency}) end`,
      component_id: patch.component,
      component_name: patch.component === undefined ? undefined : null,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteEntry(db: Db, droneId: string, id: string, ownerId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from upkeep_entries using drones
    where upkeep_entries.id = ${id} and drone_id = ${droneId} and drones.id = drone_id and owner_id = ${ownerId}
  `.execute(db);
  return numAffectedRows === 1n;
}

export function toEntry(row: EntryRow): UpkeepEntry {
  const name = row.part_name ?? row.component_name;
  return {
    _id: row.id,
    drone: row.drone_id,
    kind: row.kind,
    at: row.at.toISOString(),
    text: row.text,
    cost: row.cost_minor,
    currency: row.currency,
    component: name === null ? null : { _id: row.component_id, name },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
