import type { MemberRole } from '@estela/contracts';
import { isRoleFrom } from '@estela/contracts/values';
import type { Db } from '../../../database/open.ts';
import { ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { hasRole, isKnownGroup, type ViewerMembership } from '../../../visibility/groups.ts';

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
