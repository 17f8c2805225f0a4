import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isKnownGroup, isMember } from '../../../visibility/groups.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { best, type Found, howWell, rowLimits } from './rank.ts';
import type { SearchTerm } from './search-term.ts';

/** As the items of pilots, by name; the viewer's own groups before others that fit as well. */
export async function findGroups(db: Db, term: SearchTerm, viewer: NonNullable<Viewer>): Promise<Found[]> {
  const { text, end, isFuzzy } = term;
  const row = sql`id, search_name, member_count`;
  const isAlike = sql`${text} <% search_name`;
  const known = isKnownGroup(viewer);
  const alike = sql`
    union select * from newest
    union (select ${row} from groups where (select count(*) from newest) < ${sql.lit(rowLimits.many)} and ${isAlike} and ${known}
      limit ${sql.lit(rowLimits.alike)})`;
  const found = sql`newest as materialized (
      select * from (select ${row} from groups where ${known} order by id desc limit ${sql.lit(rowLimits.newest)}) as latest
      where ${isAlike}
    ), found as ((
      select ${row} from groups where search_name collate "C" >= ${text} and search_name collate "C" < ${end} and ${known}
      order by search_name collate "C" limit ${sql.lit(rowLimits.kept)}
    ) ${isFuzzy ? alike : sql``})`;
  return best(
    db,
    found,
    sql`select id, ${howWell([sql`search_name`], text)}, case when ${isMember('found.id', viewer)} then 0 else 1 end as nearness,
      member_count as popularity from found`,
  );
}
