import { socialApi } from './social-api.ts';

export { socialApi };
export const {
  useGetFeedInfiniteQuery,
  useGetDashboardQuery,
  useGetPublicDashboardQuery,
  useListUsersQuery,
  useListFollowersInfiniteQuery,
  useListFollowingInfiniteQuery,
  useRemoveFollowerMutation,
  useBlockUserMutation,
  useUnblockUserMutation,
} = socialApi;
