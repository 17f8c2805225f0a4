import type { TrackPoint } from '@estela/contracts';
import { degree, degreesEast } from '../../../components/metres-between.ts';

/** Metres: wider tolerances swallow what was flown, not only what the receiver trembles. */
const wide = 4;

/** At most `max` points that follow the line: Douglas and Peucker's way, with the smallest tolerance that is enough. */
export function simplifyTrack(points: readonly TrackPoint[], max: number): TrackPoint[] {
  let kept = [...points];
  for (let metres = 0.5; kept.length > max; metres *= 2) {
    const fewer = withinTolerance(points, metres);
    // Laps vanish all at once under a tolerance as wide as they are.
    if (metres > wide && fewer.length < max / 10) return everyNth(kept, max);
    kept = fewer;
  }
  return kept;
}

function everyNth(points: readonly TrackPoint[], max: number): TrackPoint[] {
  const step = Math.ceil(points.length / (max - 1));
  return points.filter((_, index) => index % step === 0 || index === points.length - 1);
}

function withinTolerance(points: readonly TrackPoint[], metres: number): TrackPoint[] {
  const isKept = new Uint8Array(points.length);
  isKept[0] = 1;
  isKept[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    const { index, distance } = farthest(points, from, to);
    if (distance <= metres) continue;
    isKept[index] = 1;
    open.push([from, index], [index, to]);
  }
  return points.filter((_, index) => isKept[index]);
}

function farthest(points: readonly TrackPoint[], from: number, to: number) {
  const [start, end] = [points[from], points[to]];
  const found = { index: from, distance: 0 };
  if (!start || !end) return found;
  const east = Math.cos((start.lat * Math.PI) / 180) * degree;
  const [dx, dy] = [degreesEast(start.lng, end.lng) * east, (end.lat - start.lat) * degree];
  const length = dx * dx + dy * dy;
  for (let index = from + 1; index < to; index += 1) {
    const point = points[index];
    if (!point) continue;
    const [x, y] = [degreesEast(start.lng, point.lng) * east, (point.lat - start.lat) * degree];
    const along = length > 0 ? Math.min(1, Math.max(0, (x * dx + y * dy) / length)) : 0;
    const distance = Math.hypot(x - along * dx, y - along * dy);
    if (distance > found.distance) Object.assign(found, { index, distance });
  }
  return found;
}
