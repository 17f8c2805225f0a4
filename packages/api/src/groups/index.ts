import { groupsApi } from './groups-api.ts';
import { lookForFreshPostComments, postCommentsApi, showFreshPostComments } from './post-comments-api.ts';
import { postsApi } from './posts-api.ts';
import { lookAtTopic, showFreshTopicComments, topicsApi } from './topics-api.ts';

export { lookAtTopic, lookForFreshPostComments, showFreshPostComments, showFreshTopicComments };

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
  useListCommentsInfiniteQuery,
  useGetCommentQuery,
  useCreateCommentMutation,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
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

export const {
  useListPostCommentsInfiniteQuery,
  useGetPostCommentQuery,
  useCreatePostCommentMutation,
  useUpdatePostCommentMutation,
  useDeletePostCommentMutation,
} = postCommentsApi;
export { flyDayNews } from './fly-day-news.ts';
export { type OpenTalk, useGroupNews } from './use-group-news.ts';
