import {
  type GroupAct,
  limits,
  type MemberStatus,
  type Membership,
  type MembershipPatch,
} from '@estela/contracts';
import { groupRights, isRoleFrom } from '@estela/contracts/values';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import {
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
  RateLimitedError,
} from '../../../http/errors.ts';
import { addHits, keyHash } from '../../../http/window-repository.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import type { ViewerMembership } from '../../../visibility/groups.ts';
import { lockGroup, logAct, readMembership, requireRole } from '../groups/index.ts';
import {
  deleteMember,
  findMember,
  findPilotId,
  handOver,
  type MemberRow,
  putMember,
  setMember,
  toMembership,
} from './repository.ts';

/** Invites a pilot by username; who has asked to join is let in. */
export async function invite(
  db: Db,
  groupId: string,
  viewer: SessionUser,
  username: string,
): Promise<Membership> {
  await lockGroup(db, groupId);
  requireRole(await readMembership(db, groupId, viewer), groupRights.invite);
  const userId = await findPilotId(db, username, viewer);
  if (!userId) throw new InvalidInputError({ username: 'userNotFound' }, 'userNotFound');
  const known = await findMember(db, groupId, userId);
  if (known?.status === 'banned') throw new ConflictError('memberBanned');
  if (!known) await countInvitation(db, viewer.id);
  if (!known || known.status === 'pending') {
    await putMember(db, groupId, userId, known ? 'member' : 'invited', viewer.id);
    await logAct(db, { groupId, actorId: viewer.id, act: known ? 'approve' : 'invite', memberId: userId });
  }
  return toMembership(await requireMemberRow(db, groupId, userId));
}

const day = 86_400_000;

/** Each is a notice to somebody who may know nothing of the group. */
async function countInvitation(db: Db, inviterId: string): Promise<void> {
  const [window] = await addHits(db, new Map([[`invitations ${keyHash(inviterId)}`, 1]]), day);
  if (window && window.hits > limits.invitationsADay.max)
    throw new RateLimitedError(window.left / 1_000, 'tooManyInvitations');
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
  const membership = requireRole(await readMembership(db, groupId, viewer), groupRights.decide);
  const member = await requireUnchanged(db, groupId, userId, patch.was);
  if (patch.role) requireRole(membership, groupRights.giveRole);
  requireBelow(member, membership);
  if (patch.status === 'banned') {
    const values = { status: 'banned', role: 'member', created_at: sql<Date>`now()` } as const;
    if (member.status !== 'banned') await setMember(db, groupId, userId, values);
  } else await promote(db, groupId, member, viewer, patch);
  for (const act of actsOf(member.status, patch))
    await logAct(db, { groupId, actorId: viewer.id, memberId: userId, ...act });
  return toMembership(await requireMemberRow(db, groupId, userId));
}

async function promote(
  db: Db,
  groupId: string,
  member: MemberRow,
  viewer: SessionUser,
  { role, status }: MembershipPatch,
): Promise<void> {
  // A lifted ban leaves an invitation open, as it was: nobody becomes a member without having said so.
  const lifted = member.has_agreed ? 'member' : 'invited';
  if (status) {
    // Whoever has not accepted yet cannot be made a member; who is one already was let in by somebody else.
    if (member.status === 'invited') throw new ConflictError('invitationWaits');
    if (member.status === 'member' && !role) throw new ConflictError('memberAlready');
    if (member.status !== 'member')
      await setMember(db, groupId, member.id, {
        status: lifted,
        let_in_by: viewer.id,
        created_at: sql<Date>`now()`,
      });
  }
  if (!role) return;
  if ((status ? lifted : member.status) !== 'member') throw new ConflictError('notAMember');
  if (role === 'owner') await handOver(db, groupId, viewer.id, member.id);
  else await setMember(db, groupId, member.id, { role });
}

function actsOf(was: MemberStatus, { role, status }: MembershipPatch) {
  const acts: { act: GroupAct; role?: MembershipPatch['role'] }[] = [];
  if (status === 'banned') return was === 'banned' ? acts : [{ act: 'ban' as const }];
  if (status && was !== 'member') acts.push({ act: was === 'banned' ? 'unban' : 'approve' });
  if (role) acts.push(role === 'owner' ? { act: 'handOver' } : { act: 'role', role });
  return acts;
}

const removals: Record<MemberStatus, GroupAct> = {
  member: 'remove',
  pending: 'reject',
  invited: 'withdrawInvite',
  banned: 'unban',
};

/** Removes a member, a request, an invitation or a ban; all may remove themselves. */
export async function removeMember(
  db: Db,
  groupId: string,
  userId: string,
  viewer: SessionUser,
  was: MemberStatus | undefined,
): Promise<void> {
  await lockGroup(db, groupId);
  const membership = await readMembership(db, groupId, viewer);
  if (userId === viewer.id) {
    if (membership.role === 'owner') throw new ConflictError('ownerCannotLeave');
  } else {
    requireRole(membership, groupRights.remove);
    const member = await requireUnchanged(db, groupId, userId, was);
    requireBelow(member, membership);
    await logAct(db, { groupId, actorId: viewer.id, act: removals[member.status], memberId: userId });
  }
  await deleteMember(db, groupId, userId);
}

/** Nobody has power over their equals, nor an owner over the ownership but to hand it over. */
function requireBelow(member: MemberRow, { role }: ViewerMembership): void {
  if (!role || (member.status === 'member' && isRoleFrom(member.role, role))) throw new ForbiddenError();
}

/** The member as the caller saw them: of two who decide at once, the second gets the error that the first has decided. */
async function requireUnchanged(
  db: Db,
  groupId: string,
  userId: string,
  was: MemberStatus | undefined,
): Promise<MemberRow> {
  if (!was) return requireMemberRow(db, groupId, userId);
  const member = await findMember(db, groupId, userId);
  if (member?.status === was) return member;
  throw new ConflictError(was === 'pending' ? 'requestDecided' : 'memberChanged');
}

async function requireMemberRow(db: Db, groupId: string, userId: string): Promise<MemberRow> {
  const member = await findMember(db, groupId, userId);
  if (!member) throw new NotFoundError('memberNotFound');
  return member;
}
