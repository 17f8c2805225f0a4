import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isKnownProfile, isOpenProfile } from '../../../visibility/profiles.ts';
import { best, type Found, howWell, nearness, rowLimits, type SearchRequest } from './rank.ts';

/** As {@link findItems}, by user name, name and, where the profile is open to the viewer, last name. */
export async function findPilots(db: Db, { term, viewer }: SearchRequest): Promise<Found[]> {
  const { text, end, isFuzzy } = term;
  const row = sql`id, username, name, last_name, audience, search`;
  const isAlike = sql`${text} <% search`;
  const fullName = sql`search_text(name || ' ' || last_name)`;
  const beginning = (name: RawBuilder<unknown>) => sql`(
    select ${row} from users where ${name} collate "C" >= ${text} and ${name} collate "C" < ${end}
      and ${isKnownProfile('users', viewer)}
    order by ${name} collate "C" limit ${sql.lit(rowLimits.kept)})`;
  const parts = [beginning(sql`search_text(username::text)`), beginning(fullName)];
  if (isFuzzy)
    parts.push(
      sql`select * from newest`,
      sql`(select ${row} from users where (select count(*) from newest) < ${sql.lit(rowLimits.many)} and ${isAlike}
        and ${isKnownProfile('users', viewer)} limit ${sql.lit(rowLimits.alike)})`,
    );
  // A short card has no last name: a search must not reveal it either.
  const shown = sql`case when ${isOpenProfile('pilot', viewer)} then ${fullName} else search_text(name) end`;
  const found = sql`newest as materialized (
      select * from (select ${row} from users order by id desc limit ${sql.lit(rowLimits.newest)}) as latest where ${isAlike}
    ), pilot as (${sql.join(parts, sql` union `)}),
    named as materialized (
      select id, search_text(username::text) as username, ${shown} as name from pilot where ${isKnownProfile('pilot', viewer)}
    )`;
  const isMeant = sql`${isFuzzy ? sql`${text} <% (username || ' ' || name) or` : sql``}
    starts_with(username, ${text}) or starts_with(name, ${text})`;
  return best(
    db,
    found,
    sql`select id, ${howWell([sql`username`, sql`name`], text)}, ${nearness(sql`id`, viewer)}, followers as popularity
      from named join pilot_stats on user_id = id where ${isMeant}`,
  );
}
