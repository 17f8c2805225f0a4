import type { TrackPoint } from '@estela/contracts';
import { bisector } from 'd3-array';
import { degreesEast } from '../../../components/metres-between.ts';

const byTime = bisector(({ t }: TrackPoint) => t);

/** The position at a second of the flight, between the two nearest points. Undefined if the log has no times. */
export function placeAt(track: readonly TrackPoint[], t: number): { lat: number; lng: number } | undefined {
  const [first, last] = [track[0], track.at(-1)];
  if (!first || !last || last.t <= first.t) return undefined;
  const index = byTime.left(track, t);
  const [before, after] = [track[index - 1] ?? first, track[index] ?? last];
  const part = after.t > before.t ? (t - before.t) / (after.t - before.t) : 0;
  const between = (from: number, way: number) => from + way * Math.min(1, Math.max(0, part));
  const lng = between(before.lng, degreesEast(before.lng, after.lng));
  return { lat: between(before.lat, after.lat - before.lat), lng: lng - 360 * Math.round(lng / 360) };
}
