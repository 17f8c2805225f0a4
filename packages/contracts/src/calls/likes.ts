import { defineCalls } from '../call.ts';
import { likeState } from '../entities/user.ts';
import { idParams } from '../wire.ts';

/** Like and unlike, the same for each kind of item. */
function likePair(path: string, item: 'flight' | 'drone' | 'spot') {
  const shared = { path, access: 'user', params: idParams, status: 200, response: likeState } as const;
  return [
    { ...shared, method: 'PUT', summary: `Like a ${item}` },
    { ...shared, method: 'DELETE', summary: `Unlike a ${item}` },
  ] as const;
}

const [likeFlight, unlikeFlight] = likePair('/flights/:id/like', 'flight');
const [likeDrone, unlikeDrone] = likePair('/drones/:id/like', 'drone');
const [likeSpot, unlikeSpot] = likePair('/spots/:id/like', 'spot');

export const likeCalls = defineCalls('social', {
  likeFlight,
  unlikeFlight,
  likeDrone,
  unlikeDrone,
  likeSpot,
  unlikeSpot,
});
