import { type ApiError, optimisticToggle, tagOf, toggleResult, useAppDispatch } from '@estela/api';
import { useCallback } from 'react';
import { bookmarksEndpoints } from './generated/bookmarks.ts';

const field = { flag: 'bookmarkedByMe' };

type Life = Parameters<typeof optimisticToggle>[0];

/** The list of bookmarks keeps a row that was just taken out, to be put back; its next visit reads it again. */
function bookmark(type: 'Flight' | 'Spot', on: boolean) {
  return {
    onQueryStarted: (id: string, life: Life) => optimisticToggle(life, tagOf(type, id), field, on),
    invalidatesTags: (_state: unknown, error: unknown) => (error || !on ? [] : [tagOf(type, 'BOOKMARKS')]),
  };
}

const { endpoints } = bookmarksEndpoints.enhanceEndpoints({
  endpoints: {
    bookmarkFlight: bookmark('Flight', true),
    unbookmarkFlight: bookmark('Flight', false),
    bookmarkSpot: bookmark('Spot', true),
    unbookmarkSpot: bookmark('Spot', false),
  },
});

const calls = {
  flight: { tag: 'Flight', on: endpoints.bookmarkFlight, off: endpoints.unbookmarkFlight },
  spot: { tag: 'Spot', on: endpoints.bookmarkSpot, off: endpoints.unbookmarkSpot },
} as const;

/** What a bookmark is for: its kind, its id, and whether it is bookmarked now. */
export interface BookmarkTarget {
  kind: keyof typeof calls;
  _id: string;
  bookmarkedByMe: boolean;
}

/**
 * Bookmarks or takes it back, shown everywhere at once; what is gone goes from every list. Resolves with the error if
 * the server says no, never rejects.
 */
export function useToggleBookmark() {
  const dispatch = useAppDispatch();
  return useCallback(
    async ({ kind, _id, bookmarkedByMe }: BookmarkTarget): Promise<{ error?: ApiError }> => {
      const { tag, on, off } = calls[kind];
      const answer = await dispatch((bookmarkedByMe ? off : on).initiate(_id, { track: false }));
      return toggleResult(dispatch, tagOf(tag, _id), answer);
    },
    [dispatch],
  );
}
