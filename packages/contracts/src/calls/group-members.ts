import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { membership, membershipPatch, membershipStream } from '../entities/group.ts';
import { limits } from '../limits.ts';
import { memberStatuses, membersAmong } from '../values.ts';
import { id, idParams, streamQuery } from '../wire.ts';

const one = { params: idParams.extend({ userId: id }) } as const;

export const groupMemberCalls = defineCalls('groups', {
  listGroupMembers: {
    method: 'GET',
    path: '/groups/:id/members',
    access: 'user',
    summary: 'Members, newest first; requests, invitations and bans for owner and admins only',
    params: idParams,
    query: streamQuery.extend({
      status: z.enum(memberStatuses).default('member'),
      q: z.string().max(limits.search.max).optional(),
      among: z.enum(membersAmong).default('all'),
    }),
    status: 200,
    response: membershipStream,
  },
  inviteGroupMember: {
    method: 'POST',
    path: '/groups/:id/members',
    access: 'user',
    summary: 'Invite a pilot to the group; owner and admins',
    description:
      'Who is invited becomes a member by joining, and declines by leaving. Who has asked to join is let in.',
    errors: ['FORBIDDEN'],
    params: idParams,
    body: z
      .object({ username: z.string().trim().min(1).max(limits.username.max) })
      .meta({ id: 'Invitation' }),
    status: 201,
    response: membership,
  },
  updateGroupMember: {
    ...one,
    method: 'PATCH',
    path: '/groups/:id/members/:userId',
    access: 'user',
    summary: 'Approve, ban, promote, demote or hand over',
    description:
      '`status: member` approves a request or lifts a ban, `status: banned` bans, `role` promotes or demotes, `role: owner` hands the group over. Roles are for the owner to give. Where the member is no longer what `was` says, somebody else was faster: 409.',
    errors: ['FORBIDDEN'],
    body: membershipPatch,
    status: 200,
    response: membership,
  },
  removeGroupMember: {
    ...one,
    method: 'DELETE',
    path: '/groups/:id/members/:userId',
    access: 'user',
    summary: 'Remove a member, decline a request, take back an invitation or lift a ban',
    description: 'Where the member is no longer what `was` says, somebody else was faster: 409.',
    query: z.object({ was: z.enum(memberStatuses).optional() }),
    errors: ['FORBIDDEN', 'CONFLICT'],
    status: 204,
  },
});
