import { z } from 'zod';
import { defineCall } from '../call.ts';
import { bookmarkState, bookmarkStream } from '../entities/bookmark.ts';
import { bookmarkKinds } from '../values.ts';
import { idParams, streamQuery } from '../wire.ts';

/** Bookmark and its end, the same for each kind of item. */
function bookmarkPair(path: string, noun: 'Flight' | 'Spot') {
  const shared = {
    area: 'social',
    path,
    access: 'user',
    params: idParams,
    status: 200,
    response: bookmarkState,
  } as const;
  const named = noun.toLowerCase();
  return [
    defineCall({
      ...shared,
      id: `bookmark${noun}`,
      method: 'PUT',
      summary: `Bookmark a ${named}; nobody else learns of it`,
    }),
    defineCall({
      ...shared,
      id: `unbookmark${noun}`,
      method: 'DELETE',
      summary: `Take the bookmark of a ${named} back, also of one that the viewer no longer sees`,
    }),
  ] as const;
}

const [bookmarkFlight, unbookmarkFlight] = bookmarkPair('/flights/:id/bookmark', 'Flight');
const [bookmarkSpot, unbookmarkSpot] = bookmarkPair('/spots/:id/bookmark', 'Spot');

export const bookmarkCalls = {
  bookmarkFlight,
  unbookmarkFlight,
  bookmarkSpot,
  unbookmarkSpot,
  listBookmarks: defineCall({
    id: 'listBookmarks',
    area: 'social',
    method: 'GET',
    path: '/bookmarks',
    access: 'user',
    summary: 'Own bookmarks, the latest first; what the viewer may no longer see is left out',
    query: streamQuery.extend({ kind: z.enum(bookmarkKinds).optional() }),
    status: 200,
    response: bookmarkStream,
  }),
};
