import type { ReportKind } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

type HideableKind = Exclude<ReportKind, 'user'>;

const tables: Record<HideableKind, string> = {
  flight: 'flights',
  drone: 'drones',
  spot: 'spots',
  group: 'groups',
  topic: 'topics',
  post: 'posts',
  comment: 'comments',
};

/** Those whose audience triggers keep true, when `visibility` is written. */
const withAudience: readonly ReportKind[] = ['flight', 'drone', 'spot'];

/** A pilot is warned or suspended instead. */
export function isHideable(kind: ReportKind): kind is HideableKind {
  return kind !== 'user';
}

/** False where it is gone for good, or is so already. */
export async function hideOrRestore(
  trx: Db,
  kind: HideableKind,
  id: string,
  hidden: boolean,
): Promise<boolean> {
  const audience = withAudience.includes(kind) ? sql`, visibility = visibility` : sql``;
  const { rows } = await sql`update ${sql.table(tables[kind])} set hidden = ${hidden} ${audience}
    where id = ${id} and hidden <> ${hidden} returning id`.execute(trx);
  return rows.length > 0 || hideDeleted(trx, kind, id, hidden);
}

/** What its pilot deleted a short while ago comes back hidden, or, where it was said in a group, no more. */
async function hideDeleted(trx: Db, kind: HideableKind, id: string, hidden: boolean): Promise<boolean> {
  const { rows } =
    kind === 'flight'
      ? await sql`update deleted_flights set content = jsonb_set(content, '{flights,0,hidden}', to_jsonb(${hidden}::boolean))
          where id = ${id} and (content #>> '{flights,0,hidden}')::boolean <> ${hidden} returning id`.execute(
          trx,
        )
      : await sql`delete from deleted_talk where id = ${id} and kind = ${kind} and ${hidden}::boolean
          returning id`.execute(trx);
  return rows.length > 0 || (kind === 'comment' && hideWithin(trx, id, hidden));
}

/** A comment on what was deleted is kept in it, and comes back with it. */
async function hideWithin(trx: Db, id: string, hidden: boolean): Promise<boolean> {
  for (const table of ['deleted_flights', 'deleted_talk'] as const) {
    const { rows } = await sql`update ${sql.table(table)} set content = jsonb_set(content, '{comments}', (
        select jsonb_agg(case part ->> 'id' when ${id} then jsonb_set(part, '{hidden}', to_jsonb(${hidden}::boolean))
          else part end order by place)
        from jsonb_array_elements(content -> 'comments') with ordinality as kept (part, place)))
      where content -> 'comments' @> jsonb_build_array(jsonb_build_object('id', ${id}::text, 'hidden', ${!hidden}::boolean))
      returning id`.execute(trx);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Whether the thing that columns name is hidden; null where it is gone, or is a pilot. */
export function hiddenState(kind: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<boolean | null> {
  const cases = Object.entries(tables).map(
    ([name, table]) =>
      sql`when ${sql.lit(name)} then (select hidden from ${sql.table(table)} as subject where subject.id = ${id})`,
  );
  return sql<boolean | null>`case ${kind} ${sql.join(cases, sql` `)} end`;
}
