import { foundPerKind } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { isLong, type SearchTerm } from './search-term.ts';
import { isAlike } from './slips.ts';

export interface SearchRequest {
  term: SearchTerm;
  viewer: SessionUser | null;
  /** Nothing was found as it was written: look for what a slip of the keyboard lies between. */
  isSlip: boolean;
}

export interface Found {
  id: string;
  tier: number;
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
  /** Of those that are alike, the most alike: looked through for slips. */
  slips: 100,
};

/** How well something fits; what fits in none of these ways was not found. */
export const tiers = {
  named: 0,
  begins: 1,
  wordBegins: 2,
  /** A tag, a discipline, a type. */
  tagged: 3,
  /** Each word begins one of its own: of the name, tags or place. */
  words: 4,
  within: 5,
  byPilot: 6,
  bySpot: 7,
  byDrone: 8,
  /** No thing has all the words, but a flight with its spot, drone and pilot. */
  across: 9,
} as const;

/** Letters from which on a word is also found within another. */
const lettersWithin = 4;

/** A match by name is sorted by how much of the name it is. */
const isByName = sql`tier < ${sql.lit(tiers.tagged)}`;

interface Columns {
  names: readonly RawBuilder<unknown>[];
  words: RawBuilder<unknown>;
  /** Names alone are also searched within their words. */
  isName?: boolean;
}

/** As columns `tier` and `likeness`; `rest` is the tier of what matches in none of these ways. Of several names the best counts. */
export function howWell(
  { names, words, isName = true }: Columns,
  { text, readings, isTag }: SearchTerm,
  rest: RawBuilder<unknown> = sql`null`,
): RawBuilder<unknown> {
  const hasName = (test: (name: RawBuilder<unknown>) => RawBuilder<unknown>) => anyOf(names.map(test));
  const has = (patterns: (reading: string) => string[]) => holds(words, readings, patterns);
  const isTagged = sql`when ${has((reading) => [`%#${reading.replaceAll(' ', '')} %`])} then ${sql.lit(tiers.tagged)}`;
  const fits = isTag
    ? sql`${isTagged} when ${has((reading) => [`%#${reading}%`])} then ${sql.lit(tiers.words)}`
    : sql`
      when ${hasName((name) => sql`${name} = ${text}`)} then ${sql.lit(tiers.named)}
      when ${hasName((name) => sql`starts_with(${name}, ${text})`)} then ${sql.lit(tiers.begins)}
      when ${hasName((name) => sql`position(' ' || ${text} in ${name}) > 0`)} then ${sql.lit(tiers.wordBegins)}
      ${isTagged}
      when ${has((reading) => wordsOf(reading).map((word) => `% ${word}%`))} then ${sql.lit(tiers.words)}
      when ${sql.lit(isName && text.length >= lettersWithin)} and ${hasName((name) => sql`position(${text} in ${name}) > 0`)}
        then ${sql.lit(tiers.within)}`;
  const likeness = names.map((name) => sql`word_similarity(${text}, ${name})`);
  return sql`case ${fits} else ${rest} end as tier, greatest(${sql.join(likeness)}) as likeness`;
}

/**
 * What may be in the tiers above: by an index of trigrams, so that it takes in words that hold one of four letters or more
 * anywhere. Words of one or two letters, where there are no others, only whole.
 */
export function mayHold(words: RawBuilder<unknown>, term: SearchTerm): RawBuilder<SqlBool> {
  const { readings, isTag } = term;
  return holds(words, readings, (reading) => {
    if (isTag) return [`%#${reading}%`];
    if (!isLong(term)) return wordsOf(reading).map((word) => `% ${word} %`);
    return wordsOf(reading).map((word) => (word.length < lettersWithin ? `% ${word}%` : `%${word}%`));
  });
}

/** More words only cost time. */
const maxWords = 10;
export const wordsOf = (reading: string) => reading.split(' ').slice(0, maxWords);

/** All patterns of one of the readings. Words are letters and digits alone, so that none is a sign of a pattern. */
export function holds(
  words: RawBuilder<unknown>,
  readings: readonly string[],
  patterns: (reading: string) => string[],
): RawBuilder<SqlBool> {
  const all = (reading: string) =>
    sql`(${sql.join(
      patterns(reading).map((pattern) => sql`${words} like ${pattern}`),
      sql` and `,
    )})`;
  return anyOf(readings.map(all));
}

const anyOf = (tests: readonly RawBuilder<unknown>[]) => sql<SqlBool>`(${sql.join(tests, sql` or `)})`;

/** The best of `ranked`, a query with columns `id`, `tier`, `likeness`, `nearness` and `popularity`. */
export async function best(
  db: Db,
  parts: RawBuilder<unknown>,
  ranked: RawBuilder<unknown>,
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with ${parts}, ranked as materialized (${ranked})
    select id, tier from ranked where tier is not null
    order by tier, case when ${isByName} then likeness end desc, nearness, popularity desc, id desc
    limit ${sql.lit(foundPerKind)}
  `.execute(db);
  return rows;
}

/** The best of `alike`, a query with columns `id`, `words`, `nearness` and `popularity`, that a slip explains. */
export async function bestAlike(
  db: Db,
  { readings: [typed = ''] }: SearchTerm,
  parts: RawBuilder<unknown>,
  alike: RawBuilder<unknown>,
): Promise<Found[]> {
  const { rows } = await sql<{ id: string; words: string }>`
    with ${parts}, alike as materialized (${alike})
    select id, words from alike
    order by word_similarity(${typed}, words) desc, nearness, popularity desc, id desc
    limit ${sql.lit(rowLimits.slips)}
  `.execute(db);
  const meant = rows.filter(({ words }) => isAlike(typed, words));
  const isTagged = ({ words }: { words: string }) => isAlike(typed.replaceAll(' ', ''), tagsOf(words));
  const [tagged, others] = [meant.filter(isTagged), meant.filter((one) => !isTagged(one))];
  return [...tagged, ...others].slice(0, foundPerKind).map(({ id }) => ({ id, tier: tiers.words }));
}

const tagsOf = (words: string) => (words.match(/#\S+/g) ?? []).join(' ');

/** The viewer's own first, then those of pilots whom they follow. */
export function nearness(pilot: RawBuilder<unknown>, viewer: Viewer): RawBuilder<unknown> {
  return sql`case when ${pilot} = ${viewer?.id ?? null} then 0 when exists (
    select 1 from follows where follower_id = ${viewer?.id ?? null} and followee_id = ${pilot}) then 1 else 2 end as nearness`;
}
