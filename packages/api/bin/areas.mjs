/**
 * Which generated file holds which call. A call goes to the file of its own area (its tag in openapi.json),
 * except those that more than one remote needs: an endpoint is injected once, so they live in the base door.
 */
export const areas = ['session', 'flights', 'gear', 'spots', 'social', 'groups'];

/** Calls of other areas that the base door holds. */
export const inBaseDoor = new Set([
  'likeFlight',
  'unlikeFlight',
  'likeDrone',
  'unlikeDrone',
  'likeSpot',
  'unlikeSpot',
  'followUser',
  'unfollowUser',
  'getUser',
  // The flight form offers own drones, spots and equipment.
  'listDrones',
  'listSpots',
  'listEquipmentItems',
]);

/** The area whose generated file holds the call. */
export function fileOf(operationId, area) {
  return inBaseDoor.has(operationId) ? 'session' : area;
}
