import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { feedNews, feedStream, hiddenStream } from '../entities/feed.ts';
import { feedTabs } from '../values.ts';
import { idParams, streamQuery } from '../wire.ts';

const tab = z.enum(feedTabs).default('global');

/** Hiding and taking it back: both idempotent. */
const hiding = { access: 'user', params: idParams, status: 204 } as const;

export const feedCalls = defineCalls('social', {
  getFeed: {
    method: 'GET',
    path: '/feed',
    access: 'optional',
    summary: 'The feed, newest first; the following tab needs a session',
    errors: ['UNAUTHORIZED'],
    query: streamQuery.extend({ tab }),
    status: 200,
    response: feedStream,
  },
  countFeedNews: {
    method: 'GET',
    path: '/feed/news',
    access: 'optional',
    summary: 'How much others have added to a feed since',
    errors: ['UNAUTHORIZED'],
    query: z.object({
      tab,
      since: z
        .string()
        .max(500)
        .meta({ description: '`newest` of the first page; all of the feed without it' })
        .optional(),
    }),
    status: 200,
    response: feedNews,
  },
  listFeedHidden: {
    method: 'GET',
    path: '/feed/hidden',
    access: 'user',
    summary: 'What the viewer has hidden from their feed, last hidden first',
    query: streamQuery,
    status: 200,
    response: hiddenStream,
  },
  hideFeedItem: {
    ...hiding,
    method: 'PUT',
    path: '/feed/hidden/items/:id',
    summary: 'Hide one thing from the own feed',
  },
  showFeedItem: {
    ...hiding,
    method: 'DELETE',
    path: '/feed/hidden/items/:id',
    summary: 'Show it again',
  },
  hideFeedPilot: {
    ...hiding,
    method: 'PUT',
    path: '/feed/hidden/pilots/:id',
    summary: 'Hide everything of a pilot from the own feed',
    description: 'They are not told, and a follow stays as it is.',
    errors: ['FORBIDDEN'],
  },
  showFeedPilot: {
    ...hiding,
    method: 'DELETE',
    path: '/feed/hidden/pilots/:id',
    summary: 'Show what a pilot adds again',
  },
});
