import { useCallback } from 'react';
import type { ApiError } from './api-error.ts';
import { baseEndpoints } from './generated/base.ts';
import { optimisticToggle } from './optimistic-toggle.ts';
import { useAppDispatch } from './store.ts';
import { tagOf } from './tag-types.ts';
import { toggleResult } from './toggle-result.ts';

const field = { flag: 'likedByMe', count: 'likes' };

type Life = Parameters<typeof optimisticToggle>[0];

function like(type: 'Flight' | 'Drone' | 'Spot', on: boolean) {
  return { onQueryStarted: (id: string, life: Life) => optimisticToggle(life, { type, id }, field, on) };
}

const { endpoints } = baseEndpoints.enhanceEndpoints({
  endpoints: {
    likeFlight: like('Flight', true),
    unlikeFlight: like('Flight', false),
    likeDrone: like('Drone', true),
    unlikeDrone: like('Drone', false),
    likeSpot: like('Spot', true),
    unlikeSpot: like('Spot', false),
  },
});

const calls = {
  flight: { tag: 'Flight', on: endpoints.likeFlight, off: endpoints.unlikeFlight },
  drone: { tag: 'Drone', on: endpoints.likeDrone, off: endpoints.unlikeDrone },
  spot: { tag: 'Spot', on: endpoints.likeSpot, off: endpoints.unlikeSpot },
} as const;

/** What a like is for: its kind, its id, and whether it is liked now. */
export interface LikeTarget {
  kind: keyof typeof calls;
  _id: string;
  likedByMe: boolean;
}

/**
 * Likes or takes the like back, shown everywhere at once; what is gone goes from every list. Resolves with the error if
 * the server says no, never rejects.
 */
export function useToggleLike() {
  const dispatch = useAppDispatch();
  return useCallback(
    async ({ kind, _id, likedByMe }: LikeTarget): Promise<{ error?: ApiError }> => {
      const { tag, on, off } = calls[kind];
      const answer = await dispatch((likedByMe ? off : on).initiate(_id, { track: false }));
      return toggleResult(dispatch, tagOf(tag, _id), answer);
    },
    [dispatch],
  );
}
