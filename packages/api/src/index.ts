export { skipToken } from '@reduxjs/toolkit/query';
export { Provider } from 'react-redux';
export type { ApiError, LocalErrorCode } from './api-error.ts';
export { errorOf } from './api-error.ts';
export { assertSharedApi } from './assert-shared-api.ts';
export { baseApi } from './base-api.ts';
export type { Seen, UploadArg } from './base-query.ts';
export { errorText } from './error-text.ts';
export { injectArea } from './inject-area.ts';
export { type LikeTarget, useToggleLike } from './likes.ts';
export { optimisticToggle } from './optimistic-toggle.ts';
export { forgetPilot, hasDrafts } from './session/kept-by-browser.ts';
export { retrySession } from './session/reach-account.ts';
export { continueAs, merge as mergeAccount } from './session/session-changes.ts';
export {
  useDeleteUserMutation,
  useGetStatsQuery,
  useLoginMutation,
  useLogoutMutation,
  useRegisterMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useUpdateUserMutation,
  useUploadUserPictureMutation,
} from './session/session-endpoints.ts';
export type { SessionState, SessionStatus } from './session/session-slice.ts';
export { startSession } from './session/start-session.ts';
export { type Session, useSession } from './session/use-session.ts';
export {
  type AppDispatch,
  type AppState,
  type AppStore,
  type CreateStoreOptions,
  createStore,
  useAppDispatch,
} from './store.ts';
export { type StreamQuery, streamOptions } from './stream-options.ts';
export { listTags, type TagType, tagOf } from './tag-types.ts';
export { toggleResult } from './toggle-result.ts';
export { type UploadRun, type UploadState, useUpload } from './use-upload.ts';
