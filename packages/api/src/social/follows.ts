import { type ApiError, errorOf, optimisticToggle, tagOf, useAppDispatch } from '@estela/api';
import { useCallback } from 'react';
import { socialEndpoints } from '../generated/social.ts';

const field = { flag: 'followedByMe', count: 'followers' };

type Life = Parameters<typeof optimisticToggle>[0];

/**
 * Following lists are not refetched: a pilot just unfollowed keeps their place, to be followed again. Dashboards are:
 * following may open what was closed, and the counts on both pages change. The feed of those followed is for a new one;
 * of who is left it shows nothing more, wherever in it the reader is.
 */
function follow(on: boolean) {
  return {
    onQueryStarted: (id: string, life: Life) => optimisticToggle(life, tagOf('User', id), field, on),
    invalidatesTags: (_answer: unknown, error: unknown) =>
      error ? [] : ['Dashboard' as const, ...(on ? [tagOf('Feed', 'following')] : [])],
  };
}

const { endpoints } = socialEndpoints.enhanceEndpoints({
  endpoints: { followUser: follow(true), unfollowUser: follow(false) },
});

export interface FollowTarget {
  _id: string;
  followedByMe: boolean;
}

/** Follows or stops following, shown everywhere at once. Resolves with the error if the server says no, never rejects. */
export function useToggleFollow() {
  const dispatch = useAppDispatch();
  return useCallback(
    async ({ _id, followedByMe }: FollowTarget): Promise<{ error?: ApiError }> => {
      const call = followedByMe ? endpoints.unfollowUser : endpoints.followUser;
      const { error } = await dispatch(call.initiate(_id, { track: false }));
      return error ? { error: errorOf(error) as ApiError } : {};
    },
    [dispatch],
  );
}
