import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SessionUser } from '../identity/session-user.ts';

/** A signed-in pilot, or null for a guest. `follows`: a pilot whom they count as following, though no row says so. */
export type Viewer = (Pick<SessionUser, 'id'> & { follows?: string }) | null;

/** Of nobody. */
const noId = '00000000-0000-0000-0000-000000000000';

/** Some follower of a pilot, who has done nothing else: as whom pilots look at their own page. */
export function followerOf(pilotId: string): NonNullable<Viewer> {
  return { id: noId, follows: pilotId };
}

/** A viewer, or the column that holds their id: the rule for many pilots in one query. */
type Asking = { id: string | RawBuilder<string>; follows?: string } | null;

/**
 * THE rule of who sees what, as SQL. Every read of a flight, drone, spot, feed item or profile takes its WHERE from
 * here; nothing is filtered afterwards.
 *
 * An item's `audience` column is already the narrower of its own visibility and its owner's privacy (migration 003),
 * so what is left is the viewer: the owner sees all, followers what is for followers, everyone what is public, and
 * neither side of a block anything. What an administrator has hidden has its owner for an audience (migration 034).
 * While a change of privacy goes through the things of a pilot with many (migration 067), their columns may still be the
 * wider ones: then the pilot's row in `privacy_changes` says the most that counts.
 *
 * `alias` is the name of the table or subquery with `owner_id`, `audience` and `link_audience`.
 */

/** Items of others that the viewer finds in lists: feeds, dashboards, maps, searches, counts. */
export function isListed(alias: string, viewer: Viewer): RawBuilder<SqlBool> {
  return sees(sql.ref(`${alias}.owner_id`), sql.ref(`${alias}.audience`), viewer);
}

/** Items that the viewer may open by their address: as listed, and unlisted ones too. */
export function isReachable(alias: string, viewer: Asking): RawBuilder<SqlBool> {
  return sees(sql.ref(`${alias}.owner_id`), sql.ref(`${alias}.link_audience`), viewer);
}

/** Profiles (`users` as `alias`) whose dashboard, items and lists the viewer may see; others show the short card. */
export function isOpenProfile(alias: string, viewer: Viewer): RawBuilder<SqlBool> {
  const pilot = sql.ref(`${alias}.id`);
  const audience = sql.ref(`${alias}.audience`);
  if (!viewer) return sql<SqlBool>`${audience} = 'public'`;
  return sql<SqlBool>`(${pilot} = ${viewer.id} or (
    (${audience} = 'public' or (${audience} = 'followers' and ${isFollowed(pilot, viewer)}))
    and ${isNotBlocked(pilot, viewer)}))`;
}

/** Profiles that exist for the viewer. Who blocked someone still knows them, or could never lift the block. */
export function isKnownProfile(alias: string, viewer: Viewer): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.ref(`${alias}.id`)} <> all (array(
    select blocker_id from blocks where blocked_id = ${viewer.id}))`;
}

/**
 * Rows of groups, topics, posts or comments that no administrator has hidden; whoever wrote one still sees it. Of
 * flights, drones and spots the audience says it already.
 */
export function isShown(
  alias: string,
  writer: 'owner_id' | 'author_id',
  viewer: NonNullable<Viewer>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(not ${sql.ref(`${alias}.hidden`)} or ${sql.ref(`${alias}.${writer}`)} = ${viewer.id})`;
}

/** Everyone signed in knows of a group except those banned from it; of a hidden one its owner alone. */
export function isKnownGroup(viewer: NonNullable<Viewer>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isShown('groups', 'owner_id', viewer)} and groups.id <> all (array(
    select group_id from group_members where user_id = ${viewer.id} and status = 'banned'))`;
}

/**
 * What members wrote in a group of the same query, for who may read it: in a private group its members; what is older than
 * the opening of a group only those who were in it then; moderators also those whom they have blocked.
 */
export function isReadInGroup(
  alias: 'topics' | 'posts' | 'comments',
  viewer: NonNullable<Viewer>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isShown(alias, 'author_id', viewer)} and ${isOpenInGroup(`${alias}.author_id`, viewer)}`;
}

/** The same of what a group plans. */
export function isPlannedInGroup(viewer: NonNullable<Viewer>): RawBuilder<SqlBool> {
  return isOpenInGroup('fly_days.maker_id', viewer);
}

function isOpenInGroup(
  writer: `${'topics' | 'posts' | 'comments'}.author_id` | 'fly_days.maker_id',
  viewer: NonNullable<Viewer>,
): RawBuilder<SqlBool> {
  const [table] = writer.split('.');
  const isSince = (moment: RawBuilder<unknown>) =>
    sql`(${moment} is null or ${sql.ref(`${table}.created_at`)} >= ${moment})`;
  const isNear = isNotBlocked(sql.ref(writer), viewer);
  return sql<SqlBool>`${isKnownGroup(viewer)} and (
    (not groups.private and ${isSince(sql`groups.history_from`)} and ${isNear}) or exists (
      select 1 from group_members as own where own.group_id = groups.id and own.user_id = ${viewer.id}
        and own.status = 'member' and (own.role <> 'member'
          or (${isNear} and ${isSince(sql`own.sees_from`)}))))`;
}

function sees(
  owner: RawBuilder<unknown>,
  audience: RawBuilder<unknown>,
  viewer: Asking,
): RawBuilder<SqlBool> {
  const isPublic = sql`${audience} = 'public' and ${owner} <> all (${narrowedTo('followers')})`;
  if (!viewer) return sql<SqlBool>`(${isPublic})`;
  return sql<SqlBool>`(${owner} = ${viewer.id} or (
    ((${isPublic}) or (${audience} >= 'followers' and ${isFollowed(owner, viewer)}))
    and ${isNotBlocked(owner, viewer)} and ${isNotClosing(owner)}))`;
}

/** Pilots whose things are to be for so few at most, and are not all yet. Read once per query: nearly always none. */
const narrowedTo = (audience: 'owner' | 'followers') =>
  sql`array(select user_id from privacy_changes where audience <= ${sql.lit(audience)}::audience)`;

/** Nobody but the pilot is to see their things, though not all of them say so yet. */
export function isNotClosing(pilot: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${pilot} <> all (${narrowedTo('owner')})`;
}

/** What is public by its row and meanwhile for followers at most: what a count of public things holds too much of. */
export function isNarrowing(owner: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${owner} = any (${narrowedTo('followers')})`;
}

/** Does the viewer follow the pilot? */
function isFollowed(pilot: RawBuilder<unknown>, viewer: NonNullable<Asking>): RawBuilder<SqlBool> {
  if (viewer.follows) return sql<SqlBool>`${pilot} = ${viewer.follows}`;
  return sql<SqlBool>`exists (
    select 1 from follows where follows.follower_id = ${viewer.id} and follows.followee_id = ${pilot})`;
}

/** Neither has blocked the other. The list is read once per query, not once per row: nearly always it is empty. */
export function isNotBlocked(owner: RawBuilder<unknown>, viewer: NonNullable<Asking>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${owner} <> all (${blockedPilots(viewer)})`;
}

/** One has blocked the other: what a count that everybody shares holds too much of. */
export function isBlocked(owner: RawBuilder<unknown>, viewer: NonNullable<Viewer>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${owner} = any (${blockedPilots(viewer)})`;
}

/** Nearly always false, and then what depends on it costs nothing. */
export function hasBlocks(viewer: NonNullable<Viewer>): RawBuilder<SqlBool> {
  return sql<SqlBool>`cardinality(${blockedPilots(viewer)}) > 0`;
}

const blockedPilots = (viewer: NonNullable<Asking>) => sql`array(
    select blocked_id from blocks where blocker_id = ${viewer.id}
    union all select blocker_id from blocks where blocked_id = ${viewer.id})`;
