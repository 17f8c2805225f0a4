import { moderationApi } from './moderation-api.ts';

export const {
  useListModerationInfiniteQuery,
  useAppealModerationMutation,
  useListReportsInfiniteQuery,
  useUpdateReportMutation,
  useListAppealsInfiniteQuery,
  useDecideAppealMutation,
  useGetPilotRecordQuery,
  useSuspendUserMutation,
  useUnsuspendUserMutation,
  useEndUserSessionsMutation,
  useVerifyUserMutation,
  useUnverifyUserMutation,
} = moderationApi;
export { useRereadCases } from './moderation-api.ts';
