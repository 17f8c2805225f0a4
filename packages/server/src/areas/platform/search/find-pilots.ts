import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isKnownProfile, isOpenProfile } from '../../../visibility/profiles.ts';
import {
  best,
  bestAlike,
  type Found,
  howWell,
  nearness,
  rowLimits,
  type SearchRequest,
  wordsOf,
} from './rank.ts';
import { isLong } from './search-term.ts';

/** As the items of pilots, by user name, name and, where the profile is open to the viewer, last name. */
export async function findPilots(db: Db, { term, viewer, isSlip }: SearchRequest): Promise<Found[]> {
  const { text, end, isTag, isQuick } = term;
  if (isTag) return [];
  const row = sql`id, username, name, last_name, audience, search`;
  const typed = term.readings[0] ?? '';
  const isMeant = isSlip ? sql<SqlBool>`${typed} <% search` : hasAll(typed);
  const fullName = sql`search_text(name || ' ' || last_name)`;
  const beginning = (name: RawBuilder<unknown>) => sql`(
    select ${row} from users where ${name} collate "C" >= ${text} and ${name} collate "C" < ${end}
      and ${isKnownProfile('users', viewer)}
    order by ${name} collate "C" limit ${sql.lit(rowLimits.kept)})`;
  const parts = isSlip ? [] : [beginning(sql`search_text(username::text)`), beginning(fullName)];
  if (!isQuick && isLong(term))
    parts.push(
      sql`select * from newest`,
      sql`(select ${row} from users where (select count(*) from newest) < ${sql.lit(rowLimits.many)} and ${isMeant}
        and ${isKnownProfile('users', viewer)} limit ${sql.lit(rowLimits.alike)})`,
    );
  // A short card has no last name: a search must not reveal it either.
  const shown = sql`case when ${isOpenProfile('pilot', viewer)} then ${fullName} else search_text(name) end`;
  const found = sql`newest as materialized (
      select * from (select ${row} from users order by id desc limit ${sql.lit(rowLimits.newest)}) as latest where ${isMeant}
    ), pilot as (${sql.join(parts, sql` union `)}),
    named as materialized (
      select id, search_text(username::text) as username, ${shown} as name from pilot where ${isKnownProfile('pilot', viewer)}
    )`;
  const words = sql`search_words(username || ' ' || name)`;
  const order = sql`${nearness(sql`id`, viewer)}, followers as popularity from named join pilot_stats on user_id = id`;
  if (isSlip) return bestAlike(db, term, found, sql`select id, ${words} as words, ${order}`);
  const names = { names: [sql`username`, sql`name`], words };
  return best(db, found, sql`select id, ${howWell(names, { ...term, readings: [typed] })}, ${order}`);
}

/** Each word anywhere in it: user names have words of their own behind points. */
const hasAll = (words: string) =>
  sql<SqlBool>`${sql.join(
    wordsOf(words).map((word) => sql`search like ${`%${word}%`}`),
    sql` and `,
  )}`;
