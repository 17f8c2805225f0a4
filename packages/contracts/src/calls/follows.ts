import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { followAnswer, followRequestStream, followState, suggestedPilots } from '../entities/follow.ts';
import { userStream } from '../entities/user.ts';
import { limits } from '../limits.ts';
import { id, idParams, streamQuery } from '../wire.ts';

const followsQuery = streamQuery.extend({ q: z.string().max(limits.search.max).optional() });

export const followCalls = defineCalls('social', {
  followUser: {
    method: 'PUT',
    path: '/users/:id/follow',
    access: 'user',
    summary: 'Follow a pilot, or ask to where they approve their followers',
    description: 'A pilot who declined may be asked again after 30 days; before that it is a conflict.',
    errors: ['FORBIDDEN'],
    params: idParams,
    status: 200,
    response: followAnswer,
  },
  unfollowUser: {
    method: 'DELETE',
    path: '/users/:id/follow',
    access: 'user',
    summary: 'Stop following a pilot, or withdraw the request to',
    params: idParams,
    status: 200,
    response: followState,
  },
  listFollowers: {
    method: 'GET',
    path: '/users/:id/followers',
    access: 'optional',
    summary: 'Who follows a pilot, newest first; `q` finds them by name',
    params: idParams,
    query: followsQuery,
    status: 200,
    response: userStream,
  },
  listFollowing: {
    method: 'GET',
    path: '/users/:id/following',
    access: 'optional',
    summary: 'Whom a pilot follows, newest first; `q` finds them by name',
    params: idParams,
    query: followsQuery,
    status: 200,
    response: userStream,
  },
  removeFollower: {
    method: 'DELETE',
    path: '/users/:id/followers/:followerId',
    access: 'user',
    summary: 'Remove a follower of one’s own, who from then on has to ask',
    errors: ['FORBIDDEN'],
    params: idParams.extend({ followerId: id }),
    status: 204,
  },
  listFollowRequests: {
    method: 'GET',
    path: '/users/me/follow-requests',
    access: 'user',
    summary: 'Who asks to follow the viewer, newest first',
    query: streamQuery,
    status: 200,
    response: followRequestStream,
  },
  approveFollowRequest: {
    method: 'PUT',
    path: '/users/me/follow-requests/:userId',
    access: 'user',
    summary: 'Let a pilot who asks follow the viewer',
    params: z.object({ userId: id }),
    status: 204,
  },
  declineFollowRequest: {
    method: 'DELETE',
    path: '/users/me/follow-requests/:userId',
    access: 'user',
    summary: 'Decline a request; the pilot is not told',
    params: z.object({ userId: id }),
    status: 204,
  },
  listSuggestedPilots: {
    method: 'GET',
    path: '/users/suggestions',
    access: 'user',
    summary:
      'Pilots whom the viewer may want to follow, by the spots, drones and disciplines that they share',
    query: streamQuery.pick({ limit: true }),
    status: 200,
    response: suggestedPilots,
  },
  listBlocked: {
    method: 'GET',
    path: '/users/me/blocks',
    access: 'user',
    summary: 'Whom the viewer has blocked, newest first',
    query: streamQuery,
    status: 200,
    response: userStream,
  },
  blockUser: {
    method: 'PUT',
    path: '/users/:id/block',
    access: 'user',
    summary: 'Block a pilot: neither sees nor follows the other',
    params: idParams,
    status: 204,
  },
  unblockUser: {
    method: 'DELETE',
    path: '/users/:id/block',
    access: 'user',
    summary: 'Lift a block',
    params: idParams,
    status: 204,
  },
});
