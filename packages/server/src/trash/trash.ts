import { type GroupTalkKind, limits } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { type TrashKind, trashKinds } from './kinds.ts';

/** How long a deletion can be undone. */
const kept = sql`${limits.restoreWindow.seconds} * interval '1 second'`;

/** The files go after that. */
const margin = sql`interval '1 minute'`;

/** Things of one kind that one pilot deletes or brings back. */
export type Deletion = { ids: readonly string[]; deletedBy: string } & (
  | { kind: 'flight' }
  | { kind: GroupTalkKind; groupId: string }
);

/** Who may restore it, as columns of the table of archived things. */
function ownerOf(deletion: Deletion): Record<string, RawBuilder<unknown>> {
  const pilot = sql`${deletion.deletedBy}::uuid`;
  if (deletion.kind === 'flight') return { owner_id: pilot };
  return { deleted_by: pilot, kind: sql`${deletion.kind}::text`, group_id: sql`${deletion.groupId}::uuid` };
}

const arrayOf = (ids: readonly string[]) => sql`${ids}::uuid[]`;

/** Archives what is about to be deleted, for the pilot who deletes it. */
export async function archive(trx: Db, deletion: Deletion): Promise<void> {
  const { table, store, parts, comesBackHidden } = trashKinds[deletion.kind];
  const ids = arrayOf(deletion.ids);
  // Changes under way are committed first and archived, or find it gone.
  await sql`select 1 from ${sql.table(table)} where id = any(${ids}) for update`.execute(trx);
  const rows = Object.entries(parts).map(
    ([name, isPart]) =>
      sql`${name}::text, (select coalesce(jsonb_agg(to_jsonb(part)), '[]') from ${sql.table(name)} as part where ${isPart})`,
  );
  const owner = ownerOf(deletion);
  const columns = Object.keys(owner).map((name) => sql.ref(name));
  const renewed = [...columns, sql.ref('content')].map((column) => sql`${column} = excluded.${column}`);
  await sql`insert into ${sql.table(store)} (id, ${sql.join(columns)}, content)
    select gone.id, ${sql.join(Object.values(owner))}, jsonb_build_object(${sql.join(rows)})
    from ${sql.table(table)} as gone where gone.id = any(${ids}) and (${comesBackHidden} or not gone.hidden)
    on conflict (id) do update set deleted_at = now(), ${sql.join(renewed)}`.execute(trx);
}

/** Ids of the pictures of archived things. */
const keptPictures = (kind: TrashKind, ids: RawBuilder<unknown>) => sql`
  select (part ->> 'id')::uuid from ${sql.table(trashKinds[kind].store)} as store
    cross join jsonb_array_elements(content -> 'media') as part where store.id = any(${ids})`;

/** After the deletion: keeps the files of their pictures for as long as it can be undone. */
export async function keepPictures(trx: Db, kind: TrashKind, ids: readonly string[]): Promise<void> {
  await sql`update media_removals set due_at = now() + ${kept} + ${margin}
    where media_id in (${keptPictures(kind, arrayOf(ids))})`.execute(trx);
}

function canComeBack(deletion: Deletion): RawBuilder<unknown> {
  const owned = Object.entries(ownerOf(deletion)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return sql`id = any(${arrayOf(deletion.ids)}) and deleted_at > now() - ${kept} and ${sql.join(owned, sql` and `)}`;
}

export async function countRestorable(db: Db, deletion: Deletion): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(trashKinds[deletion.kind].store)} where ${canComeBack(deletion)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Restores what a pilot deleted a short while ago, without notifying anybody again. Resolves with what was restored, and when
 * it was deleted.
 */
export async function restoreDeleted(
  trx: Db,
  deletion: Deletion,
): Promise<{ id: string; deletedAt: Date }[]> {
  const kind = trashKinds[deletion.kind];
  const store = sql.table(kind.store);
  const { rows: found } = await sql<{ id: string; deletedAt: Date }>`
    select id, deleted_at as "deletedAt" from ${store} where ${canComeBack(deletion)} for update`.execute(
    trx,
  );
  if (found.length === 0) return [];
  const ids = arrayOf(found.map(({ id }) => id));
  const putBack = (table: string, only: RawBuilder<unknown> = sql`true`) =>
    sql`select put_back(${table}::regclass, (select jsonb_agg(part)
      from ${store} as store cross join jsonb_array_elements(content -> ${table}::text) as part
      where store.id = any(${ids}) and ${only}))`.execute(trx);
  const run = (step?: (ids: RawBuilder<unknown>) => RawBuilder<unknown>) => step?.(ids).execute(trx);

  await run(kind.before);
  for (const table of Object.keys(kind.parts)) {
    if (table === 'notifications')
      await sql`delete from notifications where ${kind.renotified(ids)}`.execute(trx);
    if (table !== 'comments') await putBack(table);
    else {
      await putBack(table, sql`part ->> 'parent_id' is null`);
      await putBack(table, sql`part ->> 'parent_id' is not null`);
    }
    if (table === kind.table) await run(kind.afterRow);
  }
  await sql`delete from media_removals where media_id in (
    select id from media where id in (${keptPictures(deletion.kind, ids)}))`.execute(trx);
  await run(kind.recount);
  await sql`delete from events where xid = pg_current_xact_id() and ${kind.knownEvents}`.execute(trx);
  await run(kind.announce);
  await sql`delete from ${store} where id = any(${ids})`.execute(trx);
  const { rows: back } = await sql<{ id: string }>`
    select id from ${sql.table(kind.table)} where id = any(${ids})`.execute(trx);
  return found.filter(({ id }) => back.some((row) => row.id === id));
}

/** Removes what can no longer be restored. */
export async function forgetDeleted(db: Db, kind: TrashKind): Promise<void> {
  await sql`delete from ${sql.table(trashKinds[kind].store)} where deleted_at <= now() - ${kept}`.execute(db);
}
