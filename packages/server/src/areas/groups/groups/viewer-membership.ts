import type { MemberRole } from '@estela/contracts';
import { isRoleFrom } from '@estela/contracts/values';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { isKnownGroup, isNotBlocked, isShown } from '../../../visibility/visibility.ts';

/** What the viewer is in a group whose existence they may know. */
export interface ViewerMembership {
  isPrivate: boolean;
  /** Null without membership, also while a request waits. */
  role: MemberRole | null;
  /** From when on they see what was written; null where they see all. */
  historyFrom: Date | null;
}

/** 404 where the viewer may not know of the group. */
export async function readMembership(
  db: Db,
  groupId: string,
  viewer: SessionUser,
): Promise<ViewerMembership> {
  const group = await db
    .selectFrom('groups')
    .leftJoin('group_members as own', (join) =>
      join.onRef('own.group_id', '=', 'groups.id').on('own.user_id', '=', viewer.id),
    )
    .select(['groups.private', 'groups.history_from', 'own.role', 'own.status', 'own.sees_from'])
    .where('groups.id', '=', groupId)
    .where(isKnownGroup(viewer))
    .executeTakeFirst();
  if (!group) throw new NotFoundError('groupNotFound');
  const role = group.status === 'member' ? group.role : null;
  const historyFrom = role ? group.sees_from : group.history_from;
  const seesAll = role && isRoleFrom(role, 'moderator');
  return { isPrivate: group.private, role, historyFrom: seesAll ? null : historyFrom };
}

/** Who may read what is in the group: its members, and everyone signed in where it is public. */
export async function requireReader(db: Db, groupId: string, viewer: SessionUser): Promise<ViewerMembership> {
  const membership = await readMembership(db, groupId, viewer);
  if (membership.isPrivate && !membership.role) throw new NotFoundError();
  return membership;
}

/** For starting something in a group: 403 where the viewer sees the group without being a member. */
export async function requireMember(db: Db, groupId: string, viewer: SessionUser): Promise<ViewerMembership> {
  return requireRole(await readMembership(db, groupId, viewer), 'member');
}

export function requireRole(membership: ViewerMembership, minRole: MemberRole): ViewerMembership {
  if (!hasRole(membership, minRole)) throw new ForbiddenError();
  return membership;
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
