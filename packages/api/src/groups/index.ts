import { groupsApi } from './groups-api.ts';
import { postsApi } from './posts-api.ts';
import { lookAtTopic, showFreshTopicComments, topicsApi } from './topics-api.ts';

export { lookAtTopic, showFreshTopicComments };

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
  useListCommentsInfiniteQuery,
  useCreateCommentMutation,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
} = topicsApi;

export const {
  useListPostsInfiniteQuery,
  useCreatePostMutation,
  useUpdatePostMutation,
  useDeletePostMutation,
  useLikePostMutation,
  useUnlikePostMutation,
} = postsApi;
export { flyDayNews } from './fly-day-news.ts';
export { useGroupNews } from './use-group-news.ts';
