import { type ApiError, baseApi, optimisticToggle, tagOf, toggleResult, useAppDispatch } from '@estela/api';
import type { CallAnswer, UserCard } from '@estela/contracts';
import { useCallback, useMemo } from 'react';
import { socialEndpoints } from '../generated/social.ts';
import { takeIntoFeed } from './feed-behind.ts';

type Life = Parameters<typeof optimisticToggle>[0];
type FollowStatus = CallAnswer<'followUser'>['status'];
/** A pilot to follow: their id, and whether the viewer follows them or has asked to. */
export type FollowTarget = Pick<UserCard, '_id' | 'followedByMe' | 'requestedByMe' | 'approvesFollowers'>;

/**
 * Following lists are not refetched: a pilot just unfollowed keeps their place, to be followed again. Dashboards are:
 * following may open what was closed, and the counts on both pages change. Of who is left the feed of those followed shows
 * nothing more, wherever in it the reader is.
 */
const { endpoints } = socialEndpoints.enhanceEndpoints({
  endpoints: {
    followUser: {
      invalidatesTags: (answer) => (answer?.status === 'following' ? ['Dashboard' as const] : []),
    },
    unfollowUser: {
      invalidatesTags: (_answer, error) => (error ? [] : ['Dashboard' as const]),
    },
  },
});

/** Has what is shown of follows kept up with the news. */
export function useFollowNews() {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    /** In its place wherever the pilot is shown: read again, a feed would begin at its top under who reads it. */
    const show = (pilotId: string, followedByMe: boolean) =>
      dispatch((inner, getState) => {
        const queryFulfilled = Promise.resolve({ data: { followedByMe, requestedByMe: false } });
        const life: Life = { dispatch: inner, getState, queryFulfilled };
        void optimisticToggle(life, tagOf('User', pilotId), { flag: 'followedByMe' }, followedByMe);
        void optimisticToggle(life, tagOf('User', pilotId), { flag: 'requestedByMe' }, false);
        if (!followedByMe) return;
        inner(baseApi.util.invalidateTags(['Dashboard']));
        inner(takeIntoFeed(pilotId));
      });
    return {
      onFollowers: () => void dispatch(baseApi.util.invalidateTags(['Followers', 'Dashboard'])),
      /** The pilot may have decided on a request: what follows from it stands in their profile. */
      onDecision: async (pilotId: string) => {
        const asked = endpoints.getUser.initiate(pilotId, { subscribe: false, forceRefetch: true });
        const { data } = await dispatch(asked);
        if (data && !data.requestedByMe) show(pilotId, data.followedByMe);
      },
    };
  }, [dispatch]);
}

/**
 * Follows or stops following, asks or withdraws: shown everywhere at once. Who is gone, as blocked ones find their
 * blocker, goes from every list. Resolves with the error if the server says no, never rejects.
 */
export function useToggleFollow() {
  const dispatch = useAppDispatch();
  return useCallback(
    async (pilot: FollowTarget): Promise<{ error?: ApiError }> => {
      const isOn = !pilot.followedByMe && !pilot.requestedByMe;
      const call = isOn ? endpoints.followUser : endpoints.unfollowUser;
      const tag = tagOf('User', pilot._id);
      const answer = await dispatch((inner, getState) => {
        const request = inner(call.initiate(pilot._id, { track: false }));
        const queryFulfilled = request.unwrap().then((data) => ({
          data: { ...data, requestedByMe: 'status' in data && data.status === 'requested' },
        }));
        const life: Life = { dispatch: inner, getState, queryFulfilled };
        const isFollowing = isOn && !pilot.approvesFollowers;
        void optimisticToggle(life, tag, { flag: 'followedByMe', count: 'followers' }, isFollowing);
        void optimisticToggle(life, tag, { flag: 'requestedByMe' }, isOn && !isFollowing);
        return request;
      });
      const { status } = (answer.data ?? {}) as { status?: FollowStatus };
      if (status === 'following') dispatch(takeIntoFeed(pilot._id));
      return toggleResult(dispatch, tag, answer);
    },
    [dispatch],
  );
}
