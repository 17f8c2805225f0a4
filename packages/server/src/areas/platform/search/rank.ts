import { foundPerKind } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import type { SearchTerm } from './search-term.ts';

export interface SearchRequest {
  term: SearchTerm;
  viewer: SessionUser | null;
}

export interface Found {
  id: string;
  /** Only alike, by trigrams: nothing of its kind holds the words. */
  isAlike: boolean;
}

/** Rows that one part of a search reads at most. */
export const rowLimits = {
  /** Of the newest, and of the viewer's own. */
  newest: 1_000,
  /** So many matches among the newest say that a word is common. */
  many: 30,
  beginning: 50,
  /** For followers only: those of pilots whom the viewer does not follow are read in vain. */
  kept: 300,
  alike: 500,
};

/** More words only cost time. */
const maxWords = 10;

/** The owner's name matched, not the item's. */
export const byPilot = 5;
/** Only alike: shown where nothing is better. */
export const alike = 6;

/**
 * How well names fit, as columns `tier` and `likeness`: exact, from the start, from the start of a word, anywhere, every
 * word in some order, else `rest`. Of several names the best counts.
 */
export function howWell(
  names: readonly RawBuilder<unknown>[],
  text: string,
  rest: RawBuilder<unknown> = sql.lit(alike),
): RawBuilder<unknown> {
  const tier = (name: RawBuilder<unknown>) => sql`case
    when ${name} = ${text} then 0
    when starts_with(${name}, ${text}) then 1
    when position(' ' || ${text} in ${name}) > 0 then 2
    when position(${text} in ${name}) > 0 then 3
    when ${hasEveryWord(name, text)} then 4
    else ${rest} end`;
  const likeness = (name: RawBuilder<unknown>) => sql`word_similarity(${text}, ${name})`;
  return sql`least(${sql.join(names.map(tier))}) as tier, greatest(${sql.join(names.map(likeness))}) as likeness`;
}

/** Of words that are folded already: folded again in the query they would be so for every row. */
export function hasEveryWord(name: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const words = text.split(' ').slice(0, maxWords);
  const like = words.map((word) => sql`${name} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  return sql<SqlBool>`${sql.join(like, sql` and `)}`;
}

/** The best of `ranked`, a query with columns `id`, `tier`, `likeness`, `nearness` and `popularity`. */
export async function best(
  db: Db,
  parts: RawBuilder<unknown>,
  ranked: RawBuilder<unknown>,
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with ${parts}, ranked as materialized (${ranked})
    select id, tier = ${sql.lit(alike)} as "isAlike" from ranked
    where tier < ${sql.lit(alike)} or ${sql.lit(alike)} = (select min(tier) from ranked)
    order by tier, case when tier <> ${sql.lit(byPilot)} then likeness end desc, nearness, popularity desc, id desc
    limit ${sql.lit(foundPerKind)}
  `.execute(db);
  return rows;
}

/** The viewer's own first, then those of pilots whom they follow. */
export function nearness(pilot: RawBuilder<unknown>, viewer: Viewer): RawBuilder<unknown> {
  return sql`case when ${pilot} = ${viewer?.id ?? null} then 0 when exists (
    select 1 from follows where follower_id = ${viewer?.id ?? null} and followee_id = ${pilot}) then 1 else 2 end as nearness`;
}
