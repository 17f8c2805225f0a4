// Made from the table of calls by packages/api/bin/generate.mjs: do not edit.
import { injectArea } from '@estela/api';
import type { CallAnswer, CallBody } from '@estela/contracts';

export const shellEndpoints = injectArea('shell', (build) => ({
  changePassword: build.mutation<CallAnswer<'changePassword'>, CallBody<'changePassword'>>({
    query: (body) => ({ url: '/auth/change-password', method: 'POST', body }),
  }),
  beginSecondFactor: build.mutation<CallAnswer<'beginSecondFactor'>, CallBody<'beginSecondFactor'>>({
    query: (body) => ({ url: '/auth/second-factor', method: 'POST', body }),
  }),
  confirmSecondFactor: build.mutation<CallAnswer<'confirmSecondFactor'>, CallBody<'confirmSecondFactor'>>({
    query: (body) => ({ url: '/auth/second-factor', method: 'PUT', body }),
  }),
  removeSecondFactor: build.mutation<CallAnswer<'removeSecondFactor'>, CallBody<'removeSecondFactor'>>({
    query: (body) => ({ url: '/auth/second-factor', method: 'DELETE', body }),
  }),
  listSessions: build.query<CallAnswer<'listSessions'>, void>({
    query: () => ({ url: '/auth/sessions' }),
  }),
  endSession: build.mutation<CallAnswer<'endSession'>, string>({
    query: (id) => ({ url: `/auth/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
  }),
  endOtherSessions: build.mutation<CallAnswer<'endOtherSessions'>, void>({
    query: () => ({ url: '/auth/sessions', method: 'DELETE' }),
  }),
  ownAccount: build.query<CallAnswer<'getProfile'>, void>({
    query: () => ({ url: '/users/profile' }),
  }),
  verifyEmail: build.mutation<CallAnswer<'verifyEmail'>, CallBody<'verifyEmail'>>({
    query: (body) => ({ url: '/auth/verify-email', method: 'POST', body }),
  }),
  resendVerification: build.mutation<CallAnswer<'resendVerification'>, void>({
    query: () => ({ url: '/auth/verify-email/resend', method: 'POST' }),
  }),
  undoEmail: build.mutation<CallAnswer<'undoEmail'>, CallBody<'undoEmail'>>({
    query: (body) => ({ url: '/auth/undo-email', method: 'POST', body }),
  }),
  answerSuspension: build.mutation<CallAnswer<'answerSuspension'>, CallBody<'answerSuspension'>>({
    query: (body) => ({ url: '/auth/suspension', method: 'POST', body }),
  }),
  exportAccount: build.query<CallAnswer<'exportUserFiles'>, string>({
    query: (id) => ({ url: `/users/${encodeURIComponent(id)}/export.zip`, responseHandler: 'content-type' }),
  }),
}));
