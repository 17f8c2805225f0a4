import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { type TrashKind, trashKinds } from './kinds.ts';

/**
 * Hides or shows an archived thing: a hidden flight is restored hidden, a hidden topic, post or comment of a group is never
 * restored. False if it is not archived or already so.
 */
export async function hideDeleted(trx: Db, kind: TrashKind, id: string, hidden: boolean): Promise<boolean> {
  const { table, store, comesBackHidden } = trashKinds[kind];
  const path = sql`array[${table}, '0', 'hidden']::text[]`;
  const { rows } = comesBackHidden
    ? await sql`update ${sql.table(store)} set content = jsonb_set(content, ${path}, to_jsonb(${hidden}::boolean))
        where id = ${id} and (content #>> ${path})::boolean <> ${hidden} returning id`.execute(trx)
    : await sql`delete from ${sql.table(store)} where id = ${id} and kind = ${kind} and ${hidden}::boolean
        returning id`.execute(trx);
  return rows.length > 0 || (kind === 'comment' && hideWithin(trx, id, hidden));
}

/** A comment on an archived thing is archived and restored with it. */
async function hideWithin(trx: Db, id: string, hidden: boolean): Promise<boolean> {
  const stores = new Set(Object.values(trashKinds).map(({ store }) => store));
  for (const store of stores) {
    const { rows } = await sql`update ${sql.table(store)} set content = jsonb_set(content, '{comments}', (
        select jsonb_agg(case part ->> 'id' when ${id} then jsonb_set(part, '{hidden}', to_jsonb(${hidden}::boolean))
          else part end order by place)
        from jsonb_array_elements(content -> 'comments') with ordinality as kept (part, place)))
      where content -> 'comments' @> jsonb_build_array(jsonb_build_object('id', ${id}::text, 'hidden', ${!hidden}::boolean))
      returning id`.execute(trx);
    if (rows.length > 0) return true;
  }
  return false;
}
