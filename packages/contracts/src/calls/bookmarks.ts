import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { bookmarkState, bookmarkStream } from '../entities/bookmark.ts';
import { bookmarkKinds } from '../values.ts';
import { idParams, streamQuery } from '../wire.ts';

/** Bookmark and its end, the same for each kind of item. */
function bookmarkPair(path: string, item: 'flight' | 'spot') {
  const shared = { path, access: 'user', params: idParams, status: 200, response: bookmarkState } as const;
  return [
    { ...shared, method: 'PUT', summary: `Bookmark a ${item}; nobody else learns of it` },
    {
      ...shared,
      method: 'DELETE',
      summary: `Take the bookmark of a ${item} back, also of one that the viewer no longer sees`,
    },
  ] as const;
}

const [bookmarkFlight, unbookmarkFlight] = bookmarkPair('/flights/:id/bookmark', 'flight');
const [bookmarkSpot, unbookmarkSpot] = bookmarkPair('/spots/:id/bookmark', 'spot');

export const bookmarkCalls = defineCalls('social', {
  bookmarkFlight,
  unbookmarkFlight,
  bookmarkSpot,
  unbookmarkSpot,
  listBookmarks: {
    method: 'GET',
    path: '/bookmarks',
    access: 'user',
    summary: 'Own bookmarks, the latest first; what the viewer may no longer see is left out',
    query: streamQuery.extend({ kind: z.enum(bookmarkKinds).optional() }),
    status: 200,
    response: bookmarkStream,
  },
});
