// Made from the table of calls by packages/api/bin/generate.mjs: do not edit.
import { injectArea, streamOptions, type Seen, type StreamQuery } from '@estela/api';
import type { CallAnswer, CallBody, CallParams, CallQuery } from '@estela/contracts';

export const socialEndpoints = injectArea('social', (build) => ({
  listUsers: build.query<CallAnswer<'listUsers'>, CallQuery<'listUsers'>>({
    query: (params) => ({ url: '/users', params }),
  }),
  getUser: build.query<CallAnswer<'getUser'>, string>({
    query: (id) => ({ url: `/users/${encodeURIComponent(id)}` }),
  }),
  getDashboard: build.query<CallAnswer<'getDashboard'>, CallParams<'getDashboard'> & CallQuery<'getDashboard'>>({
    query: ({ username, ...params }) => ({ url: `/users/dashboard/${encodeURIComponent(username)}`, params }),
  }),
  getPublicDashboard: build.query<CallAnswer<'getPublicDashboard'>, string>({
    query: (username) => ({ url: `/users/public-dashboard/${encodeURIComponent(username)}` }),
  }),
  followUser: build.mutation<CallAnswer<'followUser'>, string>({
    query: (id) => ({ url: `/users/${encodeURIComponent(id)}/follow`, method: 'PUT' }),
  }),
  unfollowUser: build.mutation<CallAnswer<'unfollowUser'>, string>({
    query: (id) => ({ url: `/users/${encodeURIComponent(id)}/follow`, method: 'DELETE' }),
  }),
  listFollowers: build.infiniteQuery<CallAnswer<'listFollowers'>, CallParams<'listFollowers'> & StreamQuery<'listFollowers'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, ...params }, pageParam }) => ({ url: `/users/${encodeURIComponent(id)}/followers`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  listFollowing: build.infiniteQuery<CallAnswer<'listFollowing'>, CallParams<'listFollowing'> & StreamQuery<'listFollowing'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, ...params }, pageParam }) => ({ url: `/users/${encodeURIComponent(id)}/following`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  removeFollower: build.mutation<CallAnswer<'removeFollower'>, CallParams<'removeFollower'>>({
    query: ({ id, followerId }) => ({ url: `/users/${encodeURIComponent(id)}/followers/${encodeURIComponent(followerId)}`, method: 'DELETE' }),
  }),
  listFollowRequests: build.infiniteQuery<CallAnswer<'listFollowRequests'>, StreamQuery<'listFollowRequests'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: params, pageParam }) => ({ url: '/users/me/follow-requests', params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  approveFollowRequest: build.mutation<CallAnswer<'approveFollowRequest'>, string>({
    query: (userId) => ({ url: `/users/me/follow-requests/${encodeURIComponent(userId)}`, method: 'PUT' }),
  }),
  declineFollowRequest: build.mutation<CallAnswer<'declineFollowRequest'>, string>({
    query: (userId) => ({ url: `/users/me/follow-requests/${encodeURIComponent(userId)}`, method: 'DELETE' }),
  }),
  listSuggestedPilots: build.query<CallAnswer<'listSuggestedPilots'>, CallQuery<'listSuggestedPilots'>>({
    query: (params) => ({ url: '/users/suggestions', params }),
  }),
  listBlocked: build.infiniteQuery<CallAnswer<'listBlocked'>, StreamQuery<'listBlocked'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: params, pageParam }) => ({ url: '/users/me/blocks', params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  blockUser: build.mutation<CallAnswer<'blockUser'>, string>({
    query: (id) => ({ url: `/users/${encodeURIComponent(id)}/block`, method: 'PUT' }),
  }),
  unblockUser: build.mutation<CallAnswer<'unblockUser'>, string>({
    query: (id) => ({ url: `/users/${encodeURIComponent(id)}/block`, method: 'DELETE' }),
  }),
  getFeed: build.infiniteQuery<CallAnswer<'getFeed'>, StreamQuery<'getFeed'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: params, pageParam }) => ({ url: '/feed', params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  countFeedNews: build.query<CallAnswer<'countFeedNews'>, CallQuery<'countFeedNews'>>({
    query: (params) => ({ url: '/feed/news', params }),
  }),
  listFeedHidden: build.infiniteQuery<CallAnswer<'listFeedHidden'>, StreamQuery<'listFeedHidden'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: params, pageParam }) => ({ url: '/feed/hidden', params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  hideFeedItem: build.mutation<CallAnswer<'hideFeedItem'>, string>({
    query: (id) => ({ url: `/feed/hidden/items/${encodeURIComponent(id)}`, method: 'PUT' }),
  }),
  showFeedItem: build.mutation<CallAnswer<'showFeedItem'>, string>({
    query: (id) => ({ url: `/feed/hidden/items/${encodeURIComponent(id)}`, method: 'DELETE' }),
  }),
  hideFeedPilot: build.mutation<CallAnswer<'hideFeedPilot'>, string>({
    query: (id) => ({ url: `/feed/hidden/pilots/${encodeURIComponent(id)}`, method: 'PUT' }),
  }),
  showFeedPilot: build.mutation<CallAnswer<'showFeedPilot'>, string>({
    query: (id) => ({ url: `/feed/hidden/pilots/${encodeURIComponent(id)}`, method: 'DELETE' }),
  }),
  search: build.query<CallAnswer<'search'>, CallQuery<'search'>>({
    query: (params) => ({ url: '/search', params }),
  }),
  listPilotFlights: build.infiniteQuery<CallAnswer<'listPilotFlights'>, CallParams<'listPilotFlights'> & StreamQuery<'listPilotFlights'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, ...params }, pageParam }) => ({ url: `/users/${encodeURIComponent(id)}/flights`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  listPilotDrones: build.infiniteQuery<CallAnswer<'listPilotDrones'>, CallParams<'listPilotDrones'> & StreamQuery<'listPilotDrones'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, ...params }, pageParam }) => ({ url: `/users/${encodeURIComponent(id)}/drones`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  listPilotSpots: build.infiniteQuery<CallAnswer<'listPilotSpots'>, CallParams<'listPilotSpots'> & StreamQuery<'listPilotSpots'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, ...params }, pageParam }) => ({ url: `/users/${encodeURIComponent(id)}/spots`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  getPilotSeries: build.query<CallAnswer<'getPilotSeries'>, CallParams<'getPilotSeries'> & CallQuery<'getPilotSeries'>>({
    query: ({ id, ...params }) => ({ url: `/users/${encodeURIComponent(id)}/series`, params }),
  }),
  getPilotBests: build.query<CallAnswer<'getPilotBests'>, CallParams<'getPilotBests'> & CallQuery<'getPilotBests'>>({
    query: ({ id, ...params }) => ({ url: `/users/${encodeURIComponent(id)}/bests`, params }),
  }),
  listFlightComments: build.infiniteQuery<CallAnswer<'listFlightComments'>, CallParams<'listFlightComments'> & StreamQuery<'listFlightComments'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, ...params }, pageParam }) => ({ url: `/flights/${encodeURIComponent(id)}/comments`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  createFlightComment: build.mutation<CallAnswer<'createFlightComment'>, CallParams<'createFlightComment'> & { body: CallBody<'createFlightComment'> }>({
    query: ({ id, body }) => ({ url: `/flights/${encodeURIComponent(id)}/comments`, method: 'POST', body }),
  }),
  getFlightComment: build.query<CallAnswer<'getFlightComment'>, CallParams<'getFlightComment'>>({
    query: ({ id, commentId }) => ({ url: `/flights/${encodeURIComponent(id)}/comments/${encodeURIComponent(commentId)}` }),
  }),
  updateFlightComment: build.mutation<CallAnswer<'updateFlightComment'>, CallParams<'updateFlightComment'> & { body: CallBody<'updateFlightComment'> } & Seen>({
    query: ({ id, commentId, body, seen }) => ({ url: `/flights/${encodeURIComponent(id)}/comments/${encodeURIComponent(commentId)}`, method: 'PATCH', body, seen }),
  }),
  deleteFlightComment: build.mutation<CallAnswer<'deleteFlightComment'>, CallParams<'deleteFlightComment'>>({
    query: ({ id, commentId }) => ({ url: `/flights/${encodeURIComponent(id)}/comments/${encodeURIComponent(commentId)}`, method: 'DELETE' }),
  }),
  listBookmarks: build.infiniteQuery<CallAnswer<'listBookmarks'>, StreamQuery<'listBookmarks'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: params, pageParam }) => ({ url: '/bookmarks', params: { ...params, cursor: pageParam ?? undefined } }),
  }),
}));
