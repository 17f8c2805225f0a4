// Made from the table of calls by packages/api/bin/generate.mjs: do not edit.
import { injectArea, streamOptions, type Seen, type StreamQuery, type UploadArg } from '@estela/api';
import type { CallAnswer, CallBody, CallParams, CallQuery } from '@estela/contracts';

export const groupsEndpoints = injectArea('groups', (build) => ({
  listGroups: build.query<CallAnswer<'listGroups'>, CallQuery<'listGroups'>>({
    query: (params) => ({ url: '/groups', params }),
  }),
  createGroup: build.mutation<CallAnswer<'createGroup'>, CallBody<'createGroup'>>({
    query: (body) => ({ url: '/groups', method: 'POST', body }),
  }),
  getGroup: build.query<CallAnswer<'getGroup'>, string>({
    query: (id) => ({ url: `/groups/${encodeURIComponent(id)}` }),
  }),
  updateGroup: build.mutation<CallAnswer<'updateGroup'>, CallParams<'updateGroup'> & { body: CallBody<'updateGroup'> } & Seen>({
    query: ({ id, body, seen }) => ({ url: `/groups/${encodeURIComponent(id)}`, method: 'PATCH', body, seen }),
  }),
  deleteGroup: build.mutation<CallAnswer<'deleteGroup'>, string>({
    query: (id) => ({ url: `/groups/${encodeURIComponent(id)}`, method: 'DELETE' }),
  }),
  uploadGroupImage: build.mutation<CallAnswer<'uploadGroupImage'>, CallParams<'uploadGroupImage'> & UploadArg>({
    query: ({ id, ...file }) => ({ url: `/groups/${encodeURIComponent(id)}/image`, method: 'POST', upload: { field: 'picture', ...file } }),
  }),
  joinGroup: build.mutation<CallAnswer<'joinGroup'>, CallParams<'joinGroup'> & { body: CallBody<'joinGroup'> }>({
    query: ({ id, body }) => ({ url: `/groups/${encodeURIComponent(id)}/join`, method: 'POST', body }),
  }),
  leaveGroup: build.mutation<CallAnswer<'leaveGroup'>, string>({
    query: (id) => ({ url: `/groups/${encodeURIComponent(id)}/leave`, method: 'POST' }),
  }),
  setGroupNotificationLevel: build.mutation<CallAnswer<'setGroupNotificationLevel'>, CallParams<'setGroupNotificationLevel'> & { body: CallBody<'setGroupNotificationLevel'> }>({
    query: ({ id, body }) => ({ url: `/groups/${encodeURIComponent(id)}/notification-level`, method: 'PUT', body }),
  }),
  restoreGroupTalk: build.mutation<CallAnswer<'restoreGroupTalk'>, CallParams<'restoreGroupTalk'> & { body: CallBody<'restoreGroupTalk'> }>({
    query: ({ id, body }) => ({ url: `/groups/${encodeURIComponent(id)}/restore`, method: 'POST', body }),
  }),
  listGroupLog: build.infiniteQuery<CallAnswer<'listGroupLog'>, CallParams<'listGroupLog'> & StreamQuery<'listGroupLog'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, ...params }, pageParam }) => ({ url: `/groups/${encodeURIComponent(id)}/log`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  listGroupMembers: build.infiniteQuery<CallAnswer<'listGroupMembers'>, CallParams<'listGroupMembers'> & StreamQuery<'listGroupMembers'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, ...params }, pageParam }) => ({ url: `/groups/${encodeURIComponent(id)}/members`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  inviteGroupMember: build.mutation<CallAnswer<'inviteGroupMember'>, CallParams<'inviteGroupMember'> & { body: CallBody<'inviteGroupMember'> }>({
    query: ({ id, body }) => ({ url: `/groups/${encodeURIComponent(id)}/members`, method: 'POST', body }),
  }),
  updateGroupMember: build.mutation<CallAnswer<'updateGroupMember'>, CallParams<'updateGroupMember'> & { body: CallBody<'updateGroupMember'> }>({
    query: ({ id, userId, body }) => ({ url: `/groups/${encodeURIComponent(id)}/members/${encodeURIComponent(userId)}`, method: 'PATCH', body }),
  }),
  removeGroupMember: build.mutation<CallAnswer<'removeGroupMember'>, CallParams<'removeGroupMember'> & CallQuery<'removeGroupMember'>>({
    query: ({ id, userId, ...params }) => ({ url: `/groups/${encodeURIComponent(id)}/members/${encodeURIComponent(userId)}`, method: 'DELETE', params }),
  }),
  listGroupReports: build.infiniteQuery<CallAnswer<'listGroupReports'>, CallParams<'listGroupReports'> & StreamQuery<'listGroupReports'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, ...params }, pageParam }) => ({ url: `/groups/${encodeURIComponent(id)}/reports`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  dismissGroupReport: build.mutation<CallAnswer<'dismissGroupReport'>, CallParams<'dismissGroupReport'>>({
    query: ({ id, reportId }) => ({ url: `/groups/${encodeURIComponent(id)}/reports/${encodeURIComponent(reportId)}`, method: 'DELETE' }),
  }),
  listTopics: build.infiniteQuery<CallAnswer<'listTopics'>, CallParams<'listTopics'> & StreamQuery<'listTopics'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, ...params }, pageParam }) => ({ url: `/groups/${encodeURIComponent(id)}/topics`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  createTopic: build.mutation<CallAnswer<'createTopic'>, CallParams<'createTopic'> & { body: CallBody<'createTopic'> }>({
    query: ({ id, body }) => ({ url: `/groups/${encodeURIComponent(id)}/topics`, method: 'POST', body }),
  }),
  getTopic: build.query<CallAnswer<'getTopic'>, CallParams<'getTopic'>>({
    query: ({ id, topicId }) => ({ url: `/groups/${encodeURIComponent(id)}/topics/${encodeURIComponent(topicId)}` }),
  }),
  updateTopic: build.mutation<CallAnswer<'updateTopic'>, CallParams<'updateTopic'> & { body: CallBody<'updateTopic'> } & Seen>({
    query: ({ id, topicId, body, seen }) => ({ url: `/groups/${encodeURIComponent(id)}/topics/${encodeURIComponent(topicId)}`, method: 'PATCH', body, seen }),
  }),
  deleteTopic: build.mutation<CallAnswer<'deleteTopic'>, CallParams<'deleteTopic'>>({
    query: ({ id, topicId }) => ({ url: `/groups/${encodeURIComponent(id)}/topics/${encodeURIComponent(topicId)}`, method: 'DELETE' }),
  }),
  muteTopic: build.mutation<CallAnswer<'muteTopic'>, CallParams<'muteTopic'>>({
    query: ({ id, topicId }) => ({ url: `/groups/${encodeURIComponent(id)}/topics/${encodeURIComponent(topicId)}/mute`, method: 'PUT' }),
  }),
  unmuteTopic: build.mutation<CallAnswer<'unmuteTopic'>, CallParams<'unmuteTopic'>>({
    query: ({ id, topicId }) => ({ url: `/groups/${encodeURIComponent(id)}/topics/${encodeURIComponent(topicId)}/mute`, method: 'DELETE' }),
  }),
  pinTopic: build.mutation<CallAnswer<'pinTopic'>, CallParams<'pinTopic'>>({
    query: ({ id, topicId }) => ({ url: `/groups/${encodeURIComponent(id)}/topics/${encodeURIComponent(topicId)}/pin`, method: 'PUT' }),
  }),
  unpinTopic: build.mutation<CallAnswer<'unpinTopic'>, CallParams<'unpinTopic'>>({
    query: ({ id, topicId }) => ({ url: `/groups/${encodeURIComponent(id)}/topics/${encodeURIComponent(topicId)}/pin`, method: 'DELETE' }),
  }),
  lockTopic: build.mutation<CallAnswer<'lockTopic'>, CallParams<'lockTopic'>>({
    query: ({ id, topicId }) => ({ url: `/groups/${encodeURIComponent(id)}/topics/${encodeURIComponent(topicId)}/lock`, method: 'PUT' }),
  }),
  unlockTopic: build.mutation<CallAnswer<'unlockTopic'>, CallParams<'unlockTopic'>>({
    query: ({ id, topicId }) => ({ url: `/groups/${encodeURIComponent(id)}/topics/${encodeURIComponent(topicId)}/lock`, method: 'DELETE' }),
  }),
  readTopic: build.mutation<CallAnswer<'readTopic'>, CallParams<'readTopic'>>({
    query: ({ id, topicId }) => ({ url: `/groups/${encodeURIComponent(id)}/topics/${encodeURIComponent(topicId)}/read`, method: 'PUT' }),
  }),
  listComments: build.infiniteQuery<CallAnswer<'listComments'>, CallParams<'listComments'> & StreamQuery<'listComments'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, topicId, ...params }, pageParam }) => ({ url: `/groups/${encodeURIComponent(id)}/topics/${encodeURIComponent(topicId)}/comments`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  createComment: build.mutation<CallAnswer<'createComment'>, CallParams<'createComment'> & { body: CallBody<'createComment'> }>({
    query: ({ id, topicId, body }) => ({ url: `/groups/${encodeURIComponent(id)}/topics/${encodeURIComponent(topicId)}/comments`, method: 'POST', body }),
  }),
  getComment: build.query<CallAnswer<'getComment'>, CallParams<'getComment'>>({
    query: ({ id, topicId, commentId }) => ({ url: `/groups/${encodeURIComponent(id)}/topics/${encodeURIComponent(topicId)}/comments/${encodeURIComponent(commentId)}` }),
  }),
  updateComment: build.mutation<CallAnswer<'updateComment'>, CallParams<'updateComment'> & { body: CallBody<'updateComment'> } & Seen>({
    query: ({ id, topicId, commentId, body, seen }) => ({ url: `/groups/${encodeURIComponent(id)}/topics/${encodeURIComponent(topicId)}/comments/${encodeURIComponent(commentId)}`, method: 'PATCH', body, seen }),
  }),
  deleteComment: build.mutation<CallAnswer<'deleteComment'>, CallParams<'deleteComment'>>({
    query: ({ id, topicId, commentId }) => ({ url: `/groups/${encodeURIComponent(id)}/topics/${encodeURIComponent(topicId)}/comments/${encodeURIComponent(commentId)}`, method: 'DELETE' }),
  }),
  listPosts: build.infiniteQuery<CallAnswer<'listPosts'>, CallParams<'listPosts'> & StreamQuery<'listPosts'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, ...params }, pageParam }) => ({ url: `/groups/${encodeURIComponent(id)}/posts`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  createPost: build.mutation<CallAnswer<'createPost'>, CallParams<'createPost'> & { body: CallBody<'createPost'> }>({
    query: ({ id, body }) => ({ url: `/groups/${encodeURIComponent(id)}/posts`, method: 'POST', body }),
  }),
  getPost: build.query<CallAnswer<'getPost'>, CallParams<'getPost'>>({
    query: ({ id, postId }) => ({ url: `/groups/${encodeURIComponent(id)}/posts/${encodeURIComponent(postId)}` }),
  }),
  updatePost: build.mutation<CallAnswer<'updatePost'>, CallParams<'updatePost'> & { body: CallBody<'updatePost'> } & Seen>({
    query: ({ id, postId, body, seen }) => ({ url: `/groups/${encodeURIComponent(id)}/posts/${encodeURIComponent(postId)}`, method: 'PATCH', body, seen }),
  }),
  deletePost: build.mutation<CallAnswer<'deletePost'>, CallParams<'deletePost'>>({
    query: ({ id, postId }) => ({ url: `/groups/${encodeURIComponent(id)}/posts/${encodeURIComponent(postId)}`, method: 'DELETE' }),
  }),
  addPostPicture: build.mutation<CallAnswer<'addPostPicture'>, CallParams<'addPostPicture'> & UploadArg>({
    query: ({ id, postId, ...file }) => ({ url: `/groups/${encodeURIComponent(id)}/posts/${encodeURIComponent(postId)}/pictures`, method: 'POST', upload: { field: 'picture', adds: true, ...file } }),
  }),
  likePost: build.mutation<CallAnswer<'likePost'>, CallParams<'likePost'>>({
    query: ({ id, postId }) => ({ url: `/groups/${encodeURIComponent(id)}/posts/${encodeURIComponent(postId)}/like`, method: 'PUT' }),
  }),
  unlikePost: build.mutation<CallAnswer<'unlikePost'>, CallParams<'unlikePost'>>({
    query: ({ id, postId }) => ({ url: `/groups/${encodeURIComponent(id)}/posts/${encodeURIComponent(postId)}/like`, method: 'DELETE' }),
  }),
  listPostComments: build.infiniteQuery<CallAnswer<'listPostComments'>, CallParams<'listPostComments'> & StreamQuery<'listPostComments'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, postId, ...params }, pageParam }) => ({ url: `/groups/${encodeURIComponent(id)}/posts/${encodeURIComponent(postId)}/comments`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  createPostComment: build.mutation<CallAnswer<'createPostComment'>, CallParams<'createPostComment'> & { body: CallBody<'createPostComment'> }>({
    query: ({ id, postId, body }) => ({ url: `/groups/${encodeURIComponent(id)}/posts/${encodeURIComponent(postId)}/comments`, method: 'POST', body }),
  }),
  getPostComment: build.query<CallAnswer<'getPostComment'>, CallParams<'getPostComment'>>({
    query: ({ id, postId, commentId }) => ({ url: `/groups/${encodeURIComponent(id)}/posts/${encodeURIComponent(postId)}/comments/${encodeURIComponent(commentId)}` }),
  }),
  updatePostComment: build.mutation<CallAnswer<'updatePostComment'>, CallParams<'updatePostComment'> & { body: CallBody<'updatePostComment'> } & Seen>({
    query: ({ id, postId, commentId, body, seen }) => ({ url: `/groups/${encodeURIComponent(id)}/posts/${encodeURIComponent(postId)}/comments/${encodeURIComponent(commentId)}`, method: 'PATCH', body, seen }),
  }),
  deletePostComment: build.mutation<CallAnswer<'deletePostComment'>, CallParams<'deletePostComment'>>({
    query: ({ id, postId, commentId }) => ({ url: `/groups/${encodeURIComponent(id)}/posts/${encodeURIComponent(postId)}/comments/${encodeURIComponent(commentId)}`, method: 'DELETE' }),
  }),
  listOwnFlyDays: build.infiniteQuery<CallAnswer<'listOwnFlyDays'>, StreamQuery<'listOwnFlyDays'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: params, pageParam }) => ({ url: '/fly-days', params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  listFlyDays: build.infiniteQuery<CallAnswer<'listFlyDays'>, CallParams<'listFlyDays'> & StreamQuery<'listFlyDays'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, ...params }, pageParam }) => ({ url: `/groups/${encodeURIComponent(id)}/fly-days`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  createFlyDay: build.mutation<CallAnswer<'createFlyDay'>, CallParams<'createFlyDay'> & { body: CallBody<'createFlyDay'> }>({
    query: ({ id, body }) => ({ url: `/groups/${encodeURIComponent(id)}/fly-days`, method: 'POST', body }),
  }),
  getFlyDay: build.query<CallAnswer<'getFlyDay'>, CallParams<'getFlyDay'>>({
    query: ({ id, flyDayId }) => ({ url: `/groups/${encodeURIComponent(id)}/fly-days/${encodeURIComponent(flyDayId)}` }),
  }),
  updateFlyDay: build.mutation<CallAnswer<'updateFlyDay'>, CallParams<'updateFlyDay'> & { body: CallBody<'updateFlyDay'> } & Seen>({
    query: ({ id, flyDayId, body, seen }) => ({ url: `/groups/${encodeURIComponent(id)}/fly-days/${encodeURIComponent(flyDayId)}`, method: 'PATCH', body, seen }),
  }),
  deleteFlyDay: build.mutation<CallAnswer<'deleteFlyDay'>, CallParams<'deleteFlyDay'>>({
    query: ({ id, flyDayId }) => ({ url: `/groups/${encodeURIComponent(id)}/fly-days/${encodeURIComponent(flyDayId)}`, method: 'DELETE' }),
  }),
  answerFlyDay: build.mutation<CallAnswer<'answerFlyDay'>, CallParams<'answerFlyDay'> & { body: CallBody<'answerFlyDay'> }>({
    query: ({ id, flyDayId, body }) => ({ url: `/groups/${encodeURIComponent(id)}/fly-days/${encodeURIComponent(flyDayId)}/answer`, method: 'PUT', body }),
  }),
  listFlyDayGuests: build.infiniteQuery<CallAnswer<'listFlyDayGuests'>, CallParams<'listFlyDayGuests'> & StreamQuery<'listFlyDayGuests'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: { id, flyDayId, ...params }, pageParam }) => ({ url: `/groups/${encodeURIComponent(id)}/fly-days/${encodeURIComponent(flyDayId)}/answers`, params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  getFlyDayCalendar: build.query<CallAnswer<'getFlyDayCalendar'>, CallParams<'getFlyDayCalendar'>>({
    query: ({ id, flyDayId }) => ({ url: `/groups/${encodeURIComponent(id)}/fly-days/${encodeURIComponent(flyDayId)}/calendar.ics`, responseHandler: 'content-type' }),
  }),
  plannedSpot: build.query<CallAnswer<'getSpot'>, string>({
    query: (id) => ({ url: `/spots/${encodeURIComponent(id)}` }),
  }),
  ownFlights: build.query<CallAnswer<'listFlights'>, CallQuery<'listFlights'>>({
    query: (params) => ({ url: '/flights', params }),
  }),
  ownDrones: build.query<CallAnswer<'listDrones'>, CallQuery<'listDrones'>>({
    query: (params) => ({ url: '/drones', params }),
  }),
  ownSpots: build.query<CallAnswer<'listSpots'>, CallQuery<'listSpots'>>({
    query: (params) => ({ url: '/spots', params }),
  }),
  pilotsToInvite: build.query<CallAnswer<'listUsers'>, CallQuery<'listUsers'>>({
    query: (params) => ({ url: '/users', params }),
  }),
}));
