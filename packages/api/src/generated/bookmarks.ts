// Made from the table of calls by packages/api/bin/generate.mjs: do not edit.
import { injectArea } from '@estela/api';
import type { CallAnswer } from '@estela/contracts';

export const bookmarksEndpoints = injectArea('bookmarks', (build) => ({
  bookmarkFlight: build.mutation<CallAnswer<'bookmarkFlight'>, string>({
    query: (id) => ({ url: `/flights/${encodeURIComponent(id)}/bookmark`, method: 'PUT' }),
  }),
  unbookmarkFlight: build.mutation<CallAnswer<'unbookmarkFlight'>, string>({
    query: (id) => ({ url: `/flights/${encodeURIComponent(id)}/bookmark`, method: 'DELETE' }),
  }),
  bookmarkSpot: build.mutation<CallAnswer<'bookmarkSpot'>, string>({
    query: (id) => ({ url: `/spots/${encodeURIComponent(id)}/bookmark`, method: 'PUT' }),
  }),
  unbookmarkSpot: build.mutation<CallAnswer<'unbookmarkSpot'>, string>({
    query: (id) => ({ url: `/spots/${encodeURIComponent(id)}/bookmark`, method: 'DELETE' }),
  }),
}));
