// Made from the table of calls by packages/api/bin/generate.mjs: do not edit.
import { injectArea, streamOptions, type StreamQuery } from '@estela/api';
import type { CallAnswer, CallBody, CallParams } from '@estela/contracts';

export const moderationEndpoints = injectArea('moderation', (build) => ({
  listModeration: build.infiniteQuery<CallAnswer<'listModeration'>, StreamQuery<'listModeration'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: params, pageParam }) => ({ url: '/moderation', params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  appealModeration: build.mutation<CallAnswer<'appealModeration'>, CallParams<'appealModeration'> & { body: CallBody<'appealModeration'> }>({
    query: ({ id, body }) => ({ url: `/moderation/${encodeURIComponent(id)}/appeal`, method: 'POST', body }),
  }),
  listReports: build.infiniteQuery<CallAnswer<'listReports'>, StreamQuery<'listReports'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: params, pageParam }) => ({ url: '/reports', params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  updateReport: build.mutation<CallAnswer<'updateReport'>, CallParams<'updateReport'> & { body: CallBody<'updateReport'> }>({
    query: ({ id, body }) => ({ url: `/reports/${encodeURIComponent(id)}`, method: 'PATCH', body }),
  }),
  listAppeals: build.infiniteQuery<CallAnswer<'listAppeals'>, StreamQuery<'listAppeals'>, string | null>({
    ...streamOptions,
    query: ({ queryArg: params, pageParam }) => ({ url: '/moderation/appeals', params: { ...params, cursor: pageParam ?? undefined } }),
  }),
  decideAppeal: build.mutation<CallAnswer<'decideAppeal'>, CallParams<'decideAppeal'> & { body: CallBody<'decideAppeal'> }>({
    query: ({ id, body }) => ({ url: `/moderation/${encodeURIComponent(id)}/appeal`, method: 'PATCH', body }),
  }),
  getPilotRecord: build.query<CallAnswer<'getPilotRecord'>, string>({
    query: (id) => ({ url: `/users/${encodeURIComponent(id)}/moderation` }),
  }),
  suspendUser: build.mutation<CallAnswer<'suspendUser'>, CallParams<'suspendUser'> & { body: CallBody<'suspendUser'> }>({
    query: ({ id, body }) => ({ url: `/users/${encodeURIComponent(id)}/suspension`, method: 'POST', body }),
  }),
  unsuspendUser: build.mutation<CallAnswer<'unsuspendUser'>, string>({
    query: (id) => ({ url: `/users/${encodeURIComponent(id)}/suspension`, method: 'DELETE' }),
  }),
  endUserSessions: build.mutation<CallAnswer<'endUserSessions'>, string>({
    query: (id) => ({ url: `/users/${encodeURIComponent(id)}/sessions`, method: 'DELETE' }),
  }),
  verifyUser: build.mutation<CallAnswer<'verifyUser'>, string>({
    query: (id) => ({ url: `/users/${encodeURIComponent(id)}/verified`, method: 'PUT' }),
  }),
  unverifyUser: build.mutation<CallAnswer<'unverifyUser'>, string>({
    query: (id) => ({ url: `/users/${encodeURIComponent(id)}/verified`, method: 'DELETE' }),
  }),
}));
