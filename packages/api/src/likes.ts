import { useCallback } from 'react';
import { type ApiError, errorOf } from './api-error.ts';
import { baseEndpoints } from './generated/base.ts';
import { optimisticToggle } from './optimistic-toggle.ts';
import { useAppDispatch } from './store.ts';

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
  flight: { on: endpoints.likeFlight, off: endpoints.unlikeFlight },
  drone: { on: endpoints.likeDrone, off: endpoints.unlikeDrone },
  spot: { on: endpoints.likeSpot, off: endpoints.unlikeSpot },
};

export interface LikeTarget {
  kind: keyof typeof calls;
  _id: string;
  likedByMe: boolean;
}

/** Likes or takes the like back, shown everywhere at once. Resolves with the error if the server says no, never rejects. */
export function useToggleLike() {
  const dispatch = useAppDispatch();
  return useCallback(
    async ({ kind, _id, likedByMe }: LikeTarget): Promise<{ error?: ApiError }> => {
      const call = calls[kind][likedByMe ? 'off' : 'on'];
      const { error } = await dispatch(call.initiate(_id, { track: false }));
      return error ? { error: errorOf(error) as ApiError } : {};
    },
    [dispatch],
  );
}
