import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isReadInGroup } from '../../../visibility/groups.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { best, bestAlike, type Found, howWell, mayHold, rowLimits, type SearchRequest } from './rank.ts';
import { isLong } from './search-term.ts';

/** Groups of the viewer, those that they joined last, and the newest of each. */
const own = { groups: 20, each: 50 };

/**
 * Topics or posts by the words of their title and text, where the viewer may read them: among the newest of all groups and
 * of the viewer's own, and by the index of trigrams where the words are rare.
 */
export async function findTalk(
  db: Db,
  table: 'topics' | 'posts',
  { term, isSlip }: SearchRequest,
  viewer: NonNullable<Viewer>,
): Promise<Found[]> {
  if (term.isTag || term.isQuick || !isLong(term)) return [];
  const from = sql.table(table);
  const row = sql`${from}.id, ${from}.title, ${from}.search_words, ${from}.group_id`;
  const words = sql.ref(`${table}.search_words`);
  // What is stored for a way of flying stands in no text.
  const written = { ...term, readings: term.readings.slice(0, 1) };
  const isMeant = isSlip ? sql<SqlBool>`${term.readings[0]} <% ${words}` : mayHold(words, written);
  const isRead = isReadInGroup(table, viewer);
  const parts = sql`newest as materialized (
      select * from (select ${row} from ${from} order by id desc limit ${sql.lit(rowLimits.newest)}) as ${from}
      where ${isMeant}
    ), near as materialized (
      select * from (
        select latest.* from (
          select group_id from group_members where user_id = ${viewer.id} and status = 'member'
          order by created_at desc, group_id desc limit ${sql.lit(own.groups)}
        ) as joined, lateral (
          select ${row} from ${from} where group_id = joined.group_id
          order by created_at desc, id desc limit ${sql.lit(own.each)}
        ) as latest
      ) as ${from} where ${isMeant}
    ), rare as materialized (
      select ${row} from ${from} join groups on groups.id = group_id
      where (select count(*) from newest) < ${sql.lit(rowLimits.many)} and ${isMeant} and ${isRead}
      limit ${sql.lit(rowLimits.alike)}
    ), found as (
      select ${row}, search_text(${from}.title) as search_name from ${from} join groups on groups.id = group_id
      where ${from}.id in (select id from newest union select id from near union select id from rare) and ${isRead}
    )`;
  const order = sql`case when group_id in (
      select group_id from group_members where user_id = ${viewer.id} and status = 'member') then 0 else 1 end as nearness,
    0 as popularity from found`;
  if (isSlip) return bestAlike(db, term, parts, sql`select id, search_words as words, ${order}`);
  const columns = { names: [sql`search_name`], words: sql`search_words`, isName: false };
  return best(db, parts, sql`select id, ${howWell(columns, written)}, ${order}`);
}
