import type { UserPatch } from '@estela/contracts';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Schema } from '../../../database/schema.ts';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { ownUserColumns } from '../../../identity/own-user.ts';
import { summaryColumns } from '../../../identity/user-summary.ts';
import { beginsWith, isShort, matches } from '../../../lists/search.ts';
import { siteCount } from '../../../lists/site-counts.ts';
import { isNotBlocked } from '../../../visibility/blocks.ts';
import { isKnownProfile, isOpenProfile } from '../../../visibility/profiles.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { relationColumns } from './relation.ts';

export function findOwnUser(db: Db, id: string) {
  return db.selectFrom('users').select(ownUserColumns).where('id', '=', id).executeTakeFirst();
}

/** Pilots found by words that are counted and paged through. */
const mostFound = 1_000;

interface UserSearch {
  page: number;
  limit: number;
  after?: string | undefined;
  q?: string | undefined;
  mentionable?: 'true' | 'false' | undefined;
}

/** A page of pilots: those whose names match the words, by user name; otherwise the newest. */
export async function listUsers(db: Db, viewer: Viewer, search: UserSearch) {
  const { page, limit, after: cursor, q } = search;
  const words = q?.trim();
  const known = db.selectFrom('users').where(isKnownProfile('users', viewer));
  const offset = (page - 1) * limit;
  if (words) {
    const isMeant = isAskedFor(viewer, search);
    const found = isShort(words)
      ? await findByBeginning(db, words, viewer, isMeant, { offset, limit })
      : await findUsers(db, known.where(isMeant).where(isFoundBy(words, viewer)), viewer, { offset, limit });
    return { ...found, nextCursor: null };
  }
  const after = decodeCursor(cursor, 'after');
  const rows = await known
    .select(summaryColumns)
    .select(relationColumns(viewer))
    .select('users.created_at')
    .$if(after !== null, (query) =>
      query.where(
        sql<SqlBool>`(users.created_at, users.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit + 1)
    .$if(after === null, (query) => query.offset(offset))
    .execute();
  const newest = toStream(
    rows,
    limit,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => row,
  );
  return { ...newest, total: await countUsers(db, viewer) };
}

function isAskedFor(viewer: Viewer, { mentionable }: UserSearch): RawBuilder<SqlBool> {
  const isKnown = isKnownProfile('users', viewer);
  if (!viewer || mentionable !== 'true') return isKnown;
  return sql<SqlBool>`users.id <> ${viewer.id} and ${isNotBlocked(sql.ref('users.id'), viewer)}`;
}

/**
 * Reads a bounded number of rows, however many match. Few are found by the trigrams and sorted; of many the first are
 * read in the order of the index on user names, where they stand close together.
 */
async function findUsers(
  db: Db,
  matching: SelectQueryBuilder<Schema, 'users', object>,
  viewer: Viewer,
  { offset, limit }: { offset: number; limit: number },
) {
  const few = matching.select('users.id').limit(mostFound + 1);
  const { count } = await db
    .selectFrom(few.as('few'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Math.min(count, mostFound);
  const items = await (count > mostFound ? matching : db.selectFrom('users').where('users.id', 'in', few))
    .select(summaryColumns)
    .select(relationColumns(viewer))
    .orderBy('users.username')
    .limit(Math.max(0, Math.min(limit, total - offset)))
    .offset(offset)
    .execute();
  return { items, total };
}

/** As the search box does with one or two letters: names that begin with them, the first of each index. */
async function findByBeginning(
  db: Db,
  q: string,
  viewer: Viewer,
  isMeant: RawBuilder<SqlBool>,
  { offset, limit }: { offset: number; limit: number },
) {
  const username = sql`search_text(users.username::text)`;
  const fullName = sql`search_text(users.name || ' ' || users.last_name)`;
  const beginning = (name: RawBuilder<unknown>) => sql`(
    select id from users where ${beginsWith(name, q)} and ${isMeant}
    order by ${name} collate "C" limit ${sql.lit(mostFound)})`;
  // A short card has no last name: two letters with a space between must not reveal how it begins.
  const isShown = sql<SqlBool>`(${isOpenProfile('users', viewer)} or ${beginsWith(username, q)}
    or ${beginsWith(sql`search_text(users.name)`, q)})`;
  const found = await db
    .selectFrom('users')
    .select('users.id')
    .where(sql<SqlBool>`users.id in (${beginning(username)} union ${beginning(fullName)})`)
    .where(isShown)
    .orderBy('users.username')
    .limit(mostFound)
    .execute();
  const page = found.slice(offset, offset + limit).map(({ id }) => id);
  const items = await db
    .selectFrom('users')
    .select(summaryColumns)
    .select(relationColumns(viewer))
    .where('users.id', '=', sql<string>`any(${page}::uuid[])`)
    .orderBy('users.username')
    .execute();
  return { items, total: found.length };
}

/** All pilots, counted by triggers, except those who block the viewer. */
async function countUsers(db: Db, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${siteCount('pilots')} - (select count(*) from blocks where blocked_id = ${viewer?.id ?? null}) as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** A short card has no last name: a search must not reveal it either. */
export function isFoundBy(words: string, viewer: Viewer) {
  const shown = sql`search_text(users.username::text || ' ' || users.name)`;
  return sql<SqlBool>`${matches(sql.ref('users.search'), words)}
    and (${isOpenProfile('users', viewer)} or ${matches(shown, words)})`;
}

/** Changes what the patch names and nothing else; a social link given as an empty text is removed. */
export function updateUser(db: Db, id: string, patch: Omit<UserPatch, 'email' | 'currentPassword'>) {
  const { username, name, lastName, privacy, social } = patch;
  const links = Object.entries(social ?? {});
  const gone = links.filter(([, link]) => link === '').map(([network]) => network);
  return db
    .updateTable('users')
    .set({
      updated_at: sql`now()`,
      username,
      name,
      last_name: lastName,
      profile_visibility: privacy?.profileVisibility,
      allow_followers_flights: privacy?.allowFollowersToSeeFlights,
      allow_followers_drones: privacy?.allowFollowersToSeeDrones,
      approve_followers: privacy?.approveFollowers,
      ...(social && {
        social: sql<string>`(users.social || ${JSON.stringify(social)}::jsonb) - ${gone}::text[]`,
      }),
    })
    .where('id', '=', id)
    .returning(ownUserColumns)
    .executeTakeFirst();
}

export async function setPicture(db: Db, id: string, pictureId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ picture_id: pictureId, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Deletes an account; the database takes everything of it along. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  // Before the rest: the cascade deletes the watchers too, and open streams would not learn that their sessions ended.
  await db.deleteFrom('sessions').where('user_id', '=', id).execute();
  await db.deleteFrom('users').where('id', '=', id).execute();
}

/** May the viewer know of this pilot? */
export async function isKnown(db: Db, id: string, viewer: Viewer): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(isKnownProfile('users', viewer))
    .executeTakeFirst();
  return row !== undefined;
}
