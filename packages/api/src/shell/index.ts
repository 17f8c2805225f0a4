import { shellApi } from './shell-api.ts';

export const {
  useOwnAccountQuery,
  useLazyOwnAccountQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useUndoEmailMutation,
  useAnswerSuspensionMutation,
  useLazyExportAccountQuery,
} = shellApi;
