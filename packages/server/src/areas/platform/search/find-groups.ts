import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isKnownGroup, isMember } from '../../../visibility/groups.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { best, bestAlike, type Found, howWell, mayHold, rowLimits, type SearchRequest } from './rank.ts';
import { isLong } from './search-term.ts';

/** As the items of pilots, by name and tags; the viewer's own groups before others that fit as well. */
export async function findGroups(
  db: Db,
  { term, isSlip }: SearchRequest,
  viewer: NonNullable<Viewer>,
): Promise<Found[]> {
  const { text, end, isTag, isQuick } = term;
  const row = sql`id, search_name, search_words, member_count`;
  const isMeant = isSlip
    ? sql<SqlBool>`${term.readings[0]} <% search_words`
    : mayHold(sql`search_words`, term);
  const known = isKnownGroup(viewer);
  const parts: RawBuilder<unknown>[] = [];
  if (!isSlip && !isTag)
    parts.push(sql`(
      select ${row} from groups where search_name collate "C" >= ${text} and search_name collate "C" < ${end} and ${known}
      order by search_name collate "C" limit ${sql.lit(rowLimits.kept)})`);
  if (!isQuick) parts.push(sql`select * from newest`);
  if (!isQuick && isLong(term))
    parts.push(sql`(select ${row} from groups
      where (select count(*) from newest) < ${sql.lit(rowLimits.many)} and ${isMeant} and ${known}
      limit ${sql.lit(rowLimits.alike)})`);
  const found = sql`newest as materialized (
      select * from (select ${row} from groups where ${known} order by id desc limit ${sql.lit(rowLimits.newest)}) as latest
      where ${isMeant}
    ), found as (${sql.join(parts, sql` union `)})`;
  const order = sql`case when ${isMember('found.id', viewer)} then 0 else 1 end as nearness, member_count as popularity`;
  if (isSlip) return bestAlike(db, term, found, sql`select id, search_words as words, ${order} from found`);
  const columns = { names: [sql`search_name`], words: sql`search_words` };
  return best(db, found, sql`select id, ${howWell(columns, term)}, ${order} from found`);
}
