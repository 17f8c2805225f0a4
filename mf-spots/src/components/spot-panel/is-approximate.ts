import type { BoxSpot } from '@estela/contracts';

/** Does this viewer see an area instead of the point? Owners always see their own point. */
export function isApproximate(spot: BoxSpot, userId: string | undefined): boolean {
  return spot.location.precision === 'area' && spot.owner._id !== userId;
}
