// Made from the table of calls by packages/api/bin/generate.mjs: do not edit.
import { injectArea } from '@estela/api';
import type { CallAnswer, CallBody } from '@estela/contracts';

export const reportEndpoints = injectArea('report', (build) => ({
  createReport: build.mutation<CallAnswer<'createReport'>, CallBody<'createReport'>>({
    query: (body) => ({ url: '/reports', method: 'POST', body }),
  }),
  blockReported: build.mutation<CallAnswer<'blockUser'>, string>({
    query: (id) => ({ url: `/users/${encodeURIComponent(id)}/block`, method: 'PUT' }),
  }),
}));
