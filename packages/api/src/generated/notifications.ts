// Made from the table of calls by packages/api/bin/generate.mjs: do not edit.
import { injectArea, streamOptions, type StreamQuery } from '@estela/api';
import type { CallAnswer, CallBody, CallParams, CallQuery } from '@estela/contracts';

export const notificationsEndpoints = injectArea('notifications', (build) => ({
  listNotifications: build.infiniteQuery<CallAnswer<'listNotifications'>, StreamQuery<'listNotifications'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: params, pageParam }) => ({ url: '/notifications', params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  readNotifications: build.mutation<CallAnswer<'readNotifications'>, CallBody<'readNotifications'>>({
    query: (body) => ({ url: '/notifications/read', method: 'POST', body }),
  }),
  acceptFollower: build.mutation<CallAnswer<'approveFollowRequest'>, string>({
    query: (userId) => ({ url: `/users/me/follow-requests/${encodeURIComponent(userId)}`, method: 'PUT' }),
  }),
  refuseFollower: build.mutation<CallAnswer<'declineFollowRequest'>, string>({
    query: (userId) => ({ url: `/users/me/follow-requests/${encodeURIComponent(userId)}`, method: 'DELETE' }),
  }),
  invitingGroup: build.query<CallAnswer<'getGroup'>, string>({
    query: (id) => ({ url: `/groups/${encodeURIComponent(id)}` }),
  }),
  acceptInvitation: build.mutation<CallAnswer<'joinGroup'>, CallParams<'joinGroup'> & { body: CallBody<'joinGroup'> }>({
    query: ({ id, body }) => ({ url: `/groups/${encodeURIComponent(id)}/join`, method: 'POST', body }),
  }),
  refuseInvitation: build.mutation<CallAnswer<'leaveGroup'>, string>({
    query: (id) => ({ url: `/groups/${encodeURIComponent(id)}/leave`, method: 'POST' }),
  }),
  acceptMember: build.mutation<CallAnswer<'updateGroupMember'>, CallParams<'updateGroupMember'> & { body: CallBody<'updateGroupMember'> }>({
    query: ({ id, userId, body }) => ({ url: `/groups/${encodeURIComponent(id)}/members/${encodeURIComponent(userId)}`, method: 'PATCH', body }),
  }),
  refuseMember: build.mutation<CallAnswer<'removeGroupMember'>, CallParams<'removeGroupMember'> & CallQuery<'removeGroupMember'>>({
    query: ({ id, userId, ...params }) => ({ url: `/groups/${encodeURIComponent(id)}/members/${encodeURIComponent(userId)}`, method: 'DELETE', params }),
  }),
}));
