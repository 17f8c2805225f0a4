import type { Place } from '../../../components/metres-between.ts';

/** A place on earth; 0, 0 is what receivers without a fix send. */
export function placeOf(lat: number, lng: number): Place | null {
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return null;
  return Math.abs(lat) < 1e-6 && Math.abs(lng) < 1e-6 ? null : { lat, lng };
}
