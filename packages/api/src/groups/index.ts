import { groupsApi } from './groups-api.ts';

export const {
  useListGroupsQuery,
  useGetGroupQuery,
  useCreateGroupMutation,
  useUpdateGroupMutation,
  useDeleteGroupMutation,
  useJoinGroupMutation,
  useLeaveGroupMutation,
  useListGroupMembersInfiniteQuery,
  useListTopicsInfiniteQuery,
  useListPostsInfiniteQuery,
} = groupsApi;
