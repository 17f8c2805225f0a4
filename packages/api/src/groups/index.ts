import { groupsApi } from './groups-api.ts';
import { postsApi } from './posts-api.ts';
import { topicsApi } from './topics-api.ts';

export const {
  useListGroupsQuery,
  useGetGroupQuery,
  useCreateGroupMutation,
  useUpdateGroupMutation,
  useDeleteGroupMutation,
  useJoinGroupMutation,
  useLeaveGroupMutation,
  useListGroupMembersInfiniteQuery,
  useListGroupLogInfiniteQuery,
  useListGroupReportsInfiniteQuery,
  useDismissGroupReportMutation,
  useInviteGroupMemberMutation,
  useUpdateGroupMemberMutation,
  useRemoveGroupMemberMutation,
  useSetGroupNotificationLevelMutation,
  useUploadGroupImageMutation,
  useListOwnFlyDaysInfiniteQuery,
  useListFlyDaysInfiniteQuery,
  useGetFlyDayQuery,
  useListFlyDayGuestsInfiniteQuery,
  useLazyGetFlyDayCalendarQuery,
  useCreateFlyDayMutation,
  useUpdateFlyDayMutation,
  useDeleteFlyDayMutation,
  useAnswerFlyDayMutation,
  usePlannedSpotQuery,
  useOwnFlightsQuery,
  useOwnDronesQuery,
  useOwnSpotsQuery,
  usePilotsToInviteQuery,
} = groupsApi;

export const {
  useListTopicsInfiniteQuery,
  useGetTopicQuery,
  useCreateTopicMutation,
  useUpdateTopicMutation,
  useDeleteTopicMutation,
  usePinTopicMutation,
  useUnpinTopicMutation,
  useLockTopicMutation,
  useUnlockTopicMutation,
  useReadTopicMutation,
  useMuteTopicMutation,
  useUnmuteTopicMutation,
  useRestoreGroupTalkMutation,
} = topicsApi;

export const {
  useListPostsInfiniteQuery,
  useGetPostQuery,
  useCreatePostMutation,
  useAddPostPictureMutation,
  useUpdatePostMutation,
  useDeletePostMutation,
  useLikePostMutation,
  useUnlikePostMutation,
} = postsApi;

export { flyDayNews } from './fly-day-news.ts';
export { postComments } from './post-comments-api.ts';
export { topicComments } from './topic-comments-api.ts';
export { lookAtTopic } from './topics-api.ts';
export { type OpenThread, useGroupNews } from './use-group-news.ts';
