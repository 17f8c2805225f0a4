import { type CompiledQuery, type InferResult, sql } from 'kysely';
import { KeptStatements } from '../../../database/kept-statement.ts';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { summaryColumns } from '../../../identity/user-summary.ts';
import { isKnownProfile } from '../../../visibility/profiles.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { isFoundBy, needsApproval, relationColumns } from '../../account/users/index.ts';

/** Follows and blocks between two pilots go one after the other, or a follow could slip in behind a block. */
export async function lockPair(trx: Db, one: string, other: string): Promise<void> {
  const pair = [one, other].sort().join(' ');
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(trx);
}

export async function hasBlocked(db: Db, blocker: string, blocked: string): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('blocker_id')
    .where('blocker_id', '=', blocker)
    .where('blocked_id', '=', blocked)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertFollow(db: Db, follower: string, followee: string): Promise<void> {
  await db
    .insertInto('follows')
    .values({ follower_id: follower, followee_id: followee })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Was there one to delete? */
export async function deleteFollow(db: Db, follower: string, followee: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('follows')
    .where('follower_id', '=', follower)
    .where('followee_id', '=', followee)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function isFollowing(db: Db, follower: string, followee: string): Promise<boolean> {
  const row = await db
    .selectFrom('follows')
    .select('follower_id')
    .where('follower_id', '=', follower)
    .where('followee_id', '=', followee)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Does following the pilot take their approval? The lock makes a change of privacy wait for the answer, and the answer
 * for a change under way: no request is left behind with a pilot whom anybody may follow.
 */
export async function isRequestNeeded(trx: Db, viewer: SessionUser, pilotId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select(needsApproval(viewer).as('isNeeded'))
    .where('users.id', '=', pilotId)
    .forShare()
    .executeTakeFirst();
  return row?.isNeeded ?? false;
}

export async function insertRemoval(db: Db, pilot: string, follower: string): Promise<void> {
  await db
    .insertInto('removed_followers')
    .values({ pilot_id: pilot, follower_id: follower })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertBlock(db: Db, blocker: string, blocked: string): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ blocker_id: blocker, blocked_id: blocked })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(db: Db, blocker: string, blocked: string): Promise<void> {
  await db.deleteFrom('blocks').where('blocker_id', '=', blocker).where('blocked_id', '=', blocked).execute();
}

/** One more than `limit` pilots whom the viewer has blocked, newest first. */
export function listBlocks(
  db: Db,
  viewer: SessionUser,
  { cursor, limit }: { cursor: Position | null; limit: number },
) {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(summaryColumns)
    .select(relationColumns(viewer))
    .select('blocks.created_at as blockedAt')
    .where('blocker_id', '=', viewer.id)
    .where(isKnownProfile('users', viewer))
    .$if(cursor !== null, (query) =>
      query.where(
        sql<boolean>`(blocks.created_at, blocked_id) < (${cursor?.at}::timestamptz, ${cursor?.id}::uuid)`,
      ),
    )
    .orderBy('blocks.created_at', 'desc')
    .orderBy('blocked_id', 'desc')
    .limit(limit + 1)
    .execute();
}

const sides = {
  /** The pilot's followers. */
  followers: { of: 'follows.followee_id', shown: 'follows.follower_id' },
  /** Those whom the pilot follows. */
  following: { of: 'follows.follower_id', shown: 'follows.followee_id' },
} as const;

interface FollowsAsked {
  cursor: Position | null;
  limit: number;
  words: string | undefined;
}

/** Stand in a kept statement where each request has its own. */
const placeholders = { viewer: { id: 'the viewer' }, pilot: 'the pilot' };
const keptFollows = new KeptStatements<FollowRow>();

/** One more than `limit` pilots on one side of a pilot's follows, newest follow first. */
export async function listFollows(
  db: Db,
  side: keyof typeof sides,
  pilotId: string,
  viewer: Viewer,
  asked: FollowsAsked,
): Promise<FollowRow[]> {
  const { rows } = await db.executeQuery(followsStatement(db, side, pilotId, viewer, asked));
  return rows;
}

/** A first page without words is compiled once per query shape. */
export function followsStatement(
  db: Db,
  side: keyof typeof sides,
  pilotId: string,
  viewer: Viewer,
  asked: FollowsAsked,
): CompiledQuery<FollowRow> {
  if (asked.cursor || asked.words !== undefined)
    return selectFollows(db, side, pilotId, viewer, asked).compile();
  const own = new Map<unknown, unknown>([
    [placeholders.viewer.id, viewer?.id],
    [placeholders.pilot, pilotId],
  ]);
  return keptFollows.of([side, viewer !== null, asked.limit].join(' '), own, () =>
    selectFollows(db, side, placeholders.pilot, viewer && placeholders.viewer, asked).compile(),
  );
}

type FollowRow = InferResult<ReturnType<typeof selectFollows>>[number];

export function selectFollows(
  db: Db,
  side: keyof typeof sides,
  pilotId: string,
  viewer: Viewer,
  { cursor, limit, words }: FollowsAsked,
) {
  const { of, shown } = sides[side];
  return db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', shown)
    .select(summaryColumns)
    .select(relationColumns(viewer))
    .select('follows.created_at as followedAt')
    .where(of, '=', pilotId)
    .where(isKnownProfile('users', viewer))
    .$if(words !== undefined, (query) => query.where(isFoundBy(words ?? '', viewer)))
    .$if(cursor !== null, (query) =>
      query.where(
        sql<boolean>`(follows.created_at, ${sql.ref(shown)}) < (${cursor?.at}::timestamptz, ${cursor?.id}::uuid)`,
      ),
    )
    .orderBy('follows.created_at', 'desc')
    .orderBy(shown, 'desc')
    .limit(limit + 1);
}
