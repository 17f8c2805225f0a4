import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isListed } from '../../../visibility/items.ts';
import { type Flown, flownWith, isFlown, nothingFlown } from './find-flown.ts';
import {
  best,
  bestAlike,
  type Found,
  howWell,
  mayHold,
  nearness,
  rowLimits,
  type SearchRequest,
  tiers,
} from './rank.ts';
import { isLong, type SearchTerm } from './search-term.ts';

export type ItemTable = 'flights' | 'spots' | 'drones';

/**
 * The best of a kind, best first. Each part reads a bounded number of rows, however many there are: the viewer's own, the
 * newest, what begins with the words, and what holds them. A word that many have is found among the newest; the index
 * of trigrams, which would have to read all of them, is asked for what is rare. `flown` says whose flights, where and
 * with what come after all that are called so.
 */
export async function findItems(
  db: Db,
  table: ItemTable,
  { term, viewer, isSlip }: SearchRequest,
  flown: Flown = nothingFlown,
): Promise<Found[]> {
  const { text, end, isTag, isQuick } = term;
  if (isTag && table === 'spots') return [];
  const from = sql.table(table);
  const row = sql`id, owner_id, audience, search_name, search_words${table === 'flights' ? sql`, spot_id, drone_id` : sql``}`;
  const isMeant = isSlip ? isAlike(term) : isWritten(term);
  const beginning = (audience: 'public' | 'followers') => sql`
    select ${row} from ${from} where audience = ${sql.lit(audience)}::audience
      and search_name collate "C" >= ${text} and search_name collate "C" < ${end}
    order by search_name collate "C"`;
  const parts: RawBuilder<unknown>[] = [sql`select * from newest`];
  if (!isSlip && !isTag)
    parts.push(
      sql`(select * from (${beginning('public')}) as item where ${isListed('item', viewer)} limit ${sql.lit(rowLimits.beginning)})`,
    );
  if (viewer) {
    if (!isSlip && !isTag)
      parts.push(sql`select * from (${beginning('followers')} limit ${sql.lit(rowLimits.kept)}) as item`);
    const isOwn = table === 'flights' ? sql`(${isMeant} or ${isFlown(flown)})` : isMeant;
    parts.push(sql`select * from (
        select ${row} from ${from} where owner_id = ${viewer.id} order by created_at desc limit ${sql.lit(rowLimits.newest)}
      ) as own where ${isOwn}`);
  }
  if (!isQuick && isLong(term))
    parts.push(sql`(select ${row} from ${from} as item
      where (select count(*) from newest) < ${sql.lit(rowLimits.many)}
        and audience >= 'followers' and ${isSlip ? isMeant : mayHold(sql`search_words`, term)} and ${isListed('item', viewer)}
      limit ${sql.lit(rowLimits.alike)})`);
  if (table === 'flights') parts.push(...flownWith(flown, row));
  const found = sql`newest as materialized (
      select * from (select ${row} from ${from} order by id desc limit ${sql.lit(rowLimits.newest)}) as latest
      where audience >= 'followers' and ${isMeant}
    ), found as (${sql.join(parts, sql` union `)})`;
  const near = nearness(sql`owner_id`, viewer);
  if (isSlip)
    return bestAlike(
      db,
      term,
      found,
      sql`select id, search_words as words, ${near}, 0 as popularity from found where ${isListed('found', viewer)}`,
    );
  // The best last: its place is the highest.
  const named = sql`${flown.pilots.toReversed()}::uuid[]`;
  const rest = sql`case when owner_id = any (${named}) then ${sql.lit(tiers.byPilot)}
    when spot_id = any (${flown.spots}::uuid[]) then ${sql.lit(tiers.bySpot)}
    when drone_id = any (${flown.drones}::uuid[]) then ${sql.lit(tiers.byDrone)} end`;
  const columns = { names: [sql`search_name`], words: sql`search_words` };
  return best(
    db,
    found,
    sql`select id, ${howWell(columns, term, table === 'flights' ? rest : undefined)}, ${near},
      coalesce(array_position(${named}, owner_id), 0) as popularity
      from found where ${isListed('found', viewer)}`,
  );
}

const isAlike = ({ readings }: SearchTerm) => sql<SqlBool>`${readings[0]} <% search_words`;

function isWritten(term: SearchTerm): RawBuilder<SqlBool> {
  const begins = sql<SqlBool>`starts_with(search_name, ${term.text})`;
  if (term.isQuick) return begins;
  const holds = mayHold(sql`search_words`, term);
  return term.isTag ? holds : sql<SqlBool>`(${begins} or ${holds})`;
}
