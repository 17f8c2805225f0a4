import type { Membership, MembershipPatch } from '@estela/contracts';
import type { Db } from '../../database/open.ts';
import { ConflictError, ForbiddenError, InvalidInputError, NotFoundError } from '../../http/errors.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { rankOf, readMembership, requireRole, type ViewerMembership } from '../groups/index.ts';
import {
  admitMember,
  deleteMember,
  findMember,
  findPilotId,
  handOver,
  lockGroup,
  type MemberRow,
  setMember,
  tellWelcome,
  toMembership,
} from './repository.ts';

/** Adds a pilot by username: at once, also where their request waits. */
export async function invite(
  db: Db,
  groupId: string,
  viewer: SessionUser,
  username: string,
): Promise<Membership> {
  await lockGroup(db, groupId);
  requireRole(await readMembership(db, groupId, viewer), 'admin');
  const userId = await findPilotId(db, username, viewer);
  if (!userId) throw new InvalidInputError({ username: 'userNotFound' }, 'userNotFound');
  const known = await findMember(db, groupId, userId);
  if (known?.status === 'banned') throw new ConflictError('memberBanned');
  if (known?.status !== 'member') {
    await admitMember(db, groupId, userId);
    await tellWelcome(db, groupId, userId, viewer.id);
  }
  return toMembership(await requireMemberRow(db, groupId, userId));
}

/** Approves, bans, lifts a ban, gives a role or hands the group over. */
export async function changeMember(
  db: Db,
  groupId: string,
  userId: string,
  viewer: SessionUser,
  patch: MembershipPatch,
): Promise<Membership> {
  await lockGroup(db, groupId);
  const membership = requireRole(await readMembership(db, groupId, viewer), 'admin');
  const member = await requireMemberRow(db, groupId, userId);
  if (patch.role) requireRole(membership, 'owner');
  requireBelow(member, membership);
  if (patch.status === 'banned') await setMember(db, groupId, userId, { status: 'banned', role: 'member' });
  else await promote(db, groupId, member, viewer, patch);
  return toMembership(await requireMemberRow(db, groupId, userId));
}

async function promote(
  db: Db,
  groupId: string,
  member: MemberRow,
  viewer: SessionUser,
  { role, status }: MembershipPatch,
): Promise<void> {
  if (status) await setMember(db, groupId, member.id, { status });
  if (!role) return;
  if ((status ?? member.status) !== 'member') throw new ConflictError('notAMember');
  if (role === 'owner') await handOver(db, groupId, viewer.id, member.id);
  else await setMember(db, groupId, member.id, { role });
}

/** Removes a member, a request or a ban; all may remove themselves. */
export async function removeMember(
  db: Db,
  groupId: string,
  userId: string,
  viewer: SessionUser,
): Promise<void> {
  await lockGroup(db, groupId);
  const membership = await readMembership(db, groupId, viewer);
  if (userId === viewer.id) {
    if (membership.role === 'owner') throw new ConflictError('ownerCannotLeave');
  } else {
    requireRole(membership, 'admin');
    requireBelow(await requireMemberRow(db, groupId, userId), membership);
  }
  await deleteMember(db, groupId, userId);
}

/** An admin has no power over admins, nor an owner over the ownership but to hand it over. */
function requireBelow(member: MemberRow, { role }: ViewerMembership): void {
  const rank = member.status === 'member' ? rankOf(member.role) : 0;
  if (!role || rank >= rankOf(role)) throw new ForbiddenError();
}

async function requireMemberRow(db: Db, groupId: string, userId: string): Promise<MemberRow> {
  const member = await findMember(db, groupId, userId);
  if (!member) throw new NotFoundError('memberNotFound');
  return member;
}
