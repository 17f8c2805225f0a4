import { socialApi } from './social-api.ts';

export { isBehind, keptFollowing } from './feed-behind.ts';
export { type FollowTarget, useFollowNews, useToggleFollow } from './follows.ts';
export { socialApi };
export const {
  useGetFeedInfiniteQuery,
  useCountFeedNewsQuery,
  useListFeedHiddenInfiniteQuery,
  useListBookmarksInfiniteQuery,
  useGetDashboardQuery,
  useGetPublicDashboardQuery,
  useGetPilotSeriesQuery,
  useGetPilotBestsQuery,
  useListPilotFlightsInfiniteQuery,
  useListPilotDronesInfiniteQuery,
  useListPilotSpotsInfiniteQuery,
  useBlockUserMutation,
  useUnblockUserMutation,
  useListUsersQuery,
  useSearchQuery,
  useListFollowersInfiniteQuery,
  useListFollowingInfiniteQuery,
  useRemoveFollowerMutation,
  useListFollowRequestsInfiniteQuery,
  useApproveFollowRequestMutation,
  useDeclineFollowRequestMutation,
  useListBlockedInfiniteQuery,
  useListSuggestedPilotsQuery,
  useGetUserQuery,
} = socialApi;
