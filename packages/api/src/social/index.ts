import { socialApi } from './social-api.ts';

export { type FollowTarget, useToggleFollow } from './follows.ts';
export { socialApi };
export const {
  useGetFeedInfiniteQuery,
  useGetDashboardQuery,
  useGetPublicDashboardQuery,
  useListUsersQuery,
  useListFollowersInfiniteQuery,
  useListFollowingInfiniteQuery,
  useRemoveFollowerMutation,
} = socialApi;
