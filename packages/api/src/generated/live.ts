// Made from the table of calls by packages/api/bin/generate.mjs: do not edit.
import { injectArea } from '@estela/api';
import type { CallAnswer } from '@estela/contracts';

export const liveEndpoints = injectArea('live', (build) => ({
  createEventTicket: build.mutation<CallAnswer<'createEventTicket'>, void>({
    query: () => ({ url: '/events/ticket', method: 'POST' }),
  }),
}));
