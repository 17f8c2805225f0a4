import { foundPerKind } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isListed } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import {
  alike,
  best,
  byPilot,
  type Found,
  hasEveryWord,
  howWell,
  nearness,
  rowLimits,
  type SearchRequest,
} from './rank.ts';

export type ItemTable = 'flights' | 'spots' | 'drones';

/**
 * The best of a kind, best first. Each part reads a bounded number of rows, however many there are: the viewer's own, the
 * newest, what begins with the words, and what is alike. A word that many names hold is found among the newest; the index
 * of trigrams, which would have to read all of them, is asked for what is rare. `pilots` are ids, best first: the newest
 * flights of each come after all that are called so.
 */
export async function findItems(
  db: Db,
  table: ItemTable,
  { term, viewer }: SearchRequest,
  pilots: readonly string[] = [],
): Promise<Found[]> {
  const { text, end, isFuzzy } = term;
  const from = sql.table(table);
  const row = sql`id, owner_id, audience, search_name`;
  const isAlike = sql<SqlBool>`${text} <% search_name`;
  const isMeant = isFuzzy
    ? sql<SqlBool>`(${isAlike} or ${hasAll(text)})`
    : sql<SqlBool>`starts_with(search_name, ${text})`;
  const beginning = (audience: 'public' | 'followers') => sql`
    select ${row} from ${from} where audience = ${sql.lit(audience)}::audience
      and search_name collate "C" >= ${text} and search_name collate "C" < ${end}
    order by search_name collate "C"`;
  const parts: RawBuilder<unknown>[] = [
    sql`select * from newest`,
    sql`(select * from (${beginning('public')}) as item where ${isListed('item', viewer)} limit ${sql.lit(rowLimits.beginning)})`,
  ];
  if (viewer) {
    parts.push(
      sql`select * from (${beginning('followers')} limit ${sql.lit(rowLimits.kept)}) as item`,
      sql`select * from (
        select ${row} from ${from} where owner_id = ${viewer.id} order by created_at desc limit ${sql.lit(rowLimits.newest)}
      ) as own where ${isMeant}`,
    );
  }
  if (isFuzzy) parts.push(indexed(from, row, isAlike, term.text, viewer));
  if (pilots.length > 0) parts.push(newestOf(pilots, row));
  const found = sql`newest as materialized (
      select * from (select ${row} from ${from} order by id desc limit ${sql.lit(rowLimits.newest)}) as latest
      where audience >= 'followers' and ${isMeant}
    ), found as (${sql.join(parts, sql` union `)})`;
  // The best last: its place is the highest.
  const named = sql`${pilots.toReversed()}::uuid[]`;
  const rest = sql`case when owner_id = any (${named}) then ${sql.lit(byPilot)} else ${sql.lit(alike)} end`;
  return best(
    db,
    found,
    sql`select id, ${howWell([sql`search_name`], text, rest)}, ${nearness(sql`owner_id`, viewer)},
      coalesce(array_position(${named}, owner_id), 0) as popularity
      from found where ${isListed('found', viewer)}`,
  );
}

/** By the index of what each pilot has for each audience: of none more than are shown. */
function newestOf(pilots: readonly string[], row: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${row} from flights where id in (
    select item.id from unnest(${pilots}::uuid[]) as pilot (id), unnest(enum_range(null::audience)) as range (audience),
      lateral (
        select id from feed_items where owner_id = pilot.id and kind = 'flight' and audience = range.audience
        order by created_at desc, id desc limit ${sql.lit(foundPerKind)}
      ) as item))`;
}

/** By the index: what is alike where that is rare, else what holds every word where that is. */
function indexed(
  from: RawBuilder<unknown>,
  row: RawBuilder<unknown>,
  isAlike: RawBuilder<SqlBool>,
  text: string,
  viewer: Viewer,
): RawBuilder<unknown> {
  const similar = sql`(select count(*) from newest)`;
  const whole = sql`(select count(*) from newest where ${hasAll(text)})`;
  const rows = (condition: RawBuilder<SqlBool>) => sql`(
    select ${row} from ${from} as item where audience >= 'followers' and ${condition} and ${isListed('item', viewer)}
    limit ${sql.lit(rowLimits.alike)})`;
  return sql`${rows(sql`${similar} < ${sql.lit(rowLimits.many)} and ${isAlike}`)}
    union ${rows(sql`${similar} >= ${sql.lit(rowLimits.many)} and ${whole} < ${sql.lit(rowLimits.many)} and ${hasAll(text)}`)}`;
}

const hasAll = (text: string) => hasEveryWord(sql`search_name`, text);
