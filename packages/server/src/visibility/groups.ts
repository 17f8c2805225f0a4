import type { MemberRole } from '@estela/contracts';
import { isRoleFrom } from '@estela/contracts/values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SessionUser } from '../identity/session-user.ts';
import { isNotBlocked } from './blocks.ts';
import type { Viewer, ViewerRef } from './viewer.ts';

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
    (not groups.private and ${isSince(sql`groups.history_from`)} and ${isNear}) or exists (${ownMembership('groups.id', viewer)}
        and (own.role <> 'member' or (${isNear} and ${isSince(sql`own.sees_from`)}))))`;
}

/** Groups of the query whose contents and members the viewer may see: those that they know of, private ones as members. */
export function isReadableGroup(viewer: NonNullable<Viewer>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isKnownGroup(viewer)} and (not groups.private or ${isMember('groups.id', viewer)}))`;
}

/** Groups of the query to which the viewer is invited; one that an administrator has hidden invites nobody. */
export function isInvited(viewer: NonNullable<Viewer>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isShown('groups', 'owner_id', viewer)} and exists (select 1 from group_members
    where group_id = groups.id and user_id = ${viewer.id} and status = 'invited'))`;
}

/** Across a block only moderators of a group read of what somebody in it wrote or plans. `groupId` and `writer` are columns. */
export function isNotBlockedInGroup(
  writer: string,
  groupId: string,
  viewer: NonNullable<ViewerRef>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isNotBlocked(sql.ref(writer), viewer)} or ${isModerator(groupId, viewer)})`;
}

/** Is the viewer in the group whose id the column holds? Not yet with a request or an invitation that waits. */
export function isMember(groupId: string, viewer: NonNullable<ViewerRef>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (${ownMembership(groupId, viewer)})`;
}

/** The same of those who moderate it, administer it or own it. */
export function isModerator(groupId: string, viewer: NonNullable<ViewerRef>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (${ownMembership(groupId, viewer)} and own.role <> 'member')`;
}

const ownMembership = (groupId: string, viewer: NonNullable<ViewerRef>) => sql`
  select 1 from group_members as own
  where own.group_id = ${sql.ref(groupId)} and own.user_id = ${viewer.id} and own.status = 'member'`;

/** What the viewer is in a group whose existence they may know. */
export interface ViewerMembership {
  isPrivate: boolean;
  /** Null without membership, also while a request waits. */
  role: MemberRole | null;
  /** From when on they see what was written; null where they see all. */
  historyFrom: Date | null;
}

export function hasRole({ role }: ViewerMembership, minRole: MemberRole): boolean {
  return role !== null && isRoleFrom(role, minRole);
}

/** Where people stand; what authors wrote can be hidden. */
type AuthorColumn =
  | `${'topics' | 'posts' | 'comments' | 'reply'}.author_id`
  | `${'group_members' | 'fly_day_answers'}.user_id`
  | 'fly_days.maker_id';

/** Authors on the other side of a block are hidden, except from moderators, and from everybody what administrators hid. */
export function isVisibleAuthor(
  authorColumn: AuthorColumn,
  viewer: SessionUser,
  membership: ViewerMembership,
): RawBuilder<SqlBool> {
  const [table = '', column] = authorColumn.split('.');
  const shown = [
    ...(column === 'author_id' ? [isShown(table, column, viewer)] : []),
    ...(column === 'user_id' ? [] : isSinceOpened(table, membership)),
    ...(hasRole(membership, 'moderator') ? [] : [isNotBlocked(sql.ref(authorColumn), viewer)]),
  ];
  return shown.length === 0 ? sql<SqlBool>`true` : sql.join<SqlBool>(shown, sql` and `);
}

/** Not what was written before the group was opened to the viewer. */
function isSinceOpened(table: string, { historyFrom }: ViewerMembership): RawBuilder<SqlBool>[] {
  return historyFrom ? [sql<SqlBool>`${sql.ref(`${table}.created_at`)} >= ${historyFrom}`] : [];
}
