import { foundPerKind } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isListed } from '../../../visibility/items.ts';
import { type Flown, flownWith } from './find-flown.ts';
import { type Found, holds, nearness, rowLimits, type SearchRequest, tiers, wordsOf } from './rank.ts';
import type { SearchTerm } from './search-term.ts';

/** Spots, and drones, of one word whose flights are looked through. */
const mostOfWord = 50;

/** Flights that hold the words together with their spot, drone and pilot, and the spots where that takes no drone or pilot. */
export interface Across {
  flights: Found[];
  spots: Found[];
}

/**
 * For words of two kinds, such as a discipline and a place. Looked through are the newest flights, the viewer's own, and the
 * newest at the spots and with the drones that hold one of the words, which the index of trigrams finds.
 */
export async function findAcross(db: Db, { term, viewer, isSlip }: SearchRequest): Promise<Across> {
  const readings = tellingWords(term);
  if (isSlip || readings.length === 0) return { flights: [], spots: [] };
  const words = [...new Set(readings.flat())];
  const flown: Flown = {
    pilots: [],
    spots: await holding(db, 'spots', words, viewer),
    drones: await holding(db, 'drones', words, viewer),
  };
  const row = sql`id, owner_id, audience, search_words, spot_id, drone_id, created_at`;
  const parts = [
    sql`select ${row} from (select ${row} from flights order by id desc limit ${sql.lit(rowLimits.newest)}) as latest
      where audience >= 'followers'`,
    ...(viewer
      ? [
          sql`(select ${row} from flights where owner_id = ${viewer.id} order by created_at desc limit ${sql.lit(rowLimits.newest)})`,
        ]
      : []),
    ...flownWith(flown, row),
  ];
  const begins = (text: ReturnType<typeof sql>) =>
    holds(
      text,
      readings.map((reading) => reading.join(' ')),
      (reading) => wordsOf(reading).map((word) => `% ${word}%`),
    );
  const { rows } = await sql<{ id: string; spot_id: string | null }>`
    with found as (${sql.join(parts, sql` union `)}),
    worded as materialized (
      select found.*, search_words || coalesce((
          select spots.search_words from spots where spots.id = found.spot_id and ${isListed('spots', viewer)}
        ), '') as of_place,
        coalesce((select drones.search_words from drones where drones.id = found.drone_id and ${isListed('drones', viewer)}), '')
          || coalesce((select search_words(username || ' ' || name) from users where users.id = found.owner_id), '') as of_others
      from found where ${isListed('found', viewer)}
    )
    select id, ${nearness(sql`owner_id`, viewer)}, case when ${begins(sql`of_place`)} and exists (
        select from spots where spots.id = spot_id and ${isListed('spots', viewer)}
          and (${sql.join(
            words.map((word) => sql`spots.search_words like ${`% ${word}%`}`),
            sql` or `,
          )})) then spot_id end as spot_id
    from worded where ${begins(sql`(of_place || of_others)`)}
    order by nearness, created_at desc, id desc
    limit ${sql.lit(mostOfWord)}
  `.execute(db);
  const found = (ids: readonly string[]) =>
    [...new Set(ids)].slice(0, foundPerKind).map((id) => ({ id, tier: tiers.across }));
  return {
    flights: found(rows.map(({ id }) => id)),
    spots: found(rows.flatMap(({ spot_id }) => spot_id ?? [])),
  };
}

/** Of each reading the words that tell something: not «en», «de», "in", "at". One alone is of one kind. */
function tellingWords({ text, readings, isTag, isQuick }: SearchTerm): string[][] {
  if (isQuick) return [];
  // A tag in one piece is a reading; here it is the first of several words.
  return (isTag ? [text] : readings)
    .map((reading) => wordsOf(reading).filter((word) => [...word].length > 2))
    .filter((words) => words.length > 1);
}

async function holding(
  db: Db,
  table: 'spots' | 'drones',
  words: readonly string[],
  viewer: SearchRequest['viewer'],
): Promise<string[]> {
  const parts = words.map(
    (
      word,
    ) => sql`(select id from ${sql.table(table)} where audience >= 'followers' and search_words like ${`% ${word}%`}
      and ${isListed(table, viewer)} limit ${sql.lit(mostOfWord)})`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(parts, sql` union `)}`.execute(db);
  return rows.map(({ id }) => id);
}
