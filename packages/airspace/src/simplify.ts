import type { Position } from './shape.ts';

/**
 * Rings with fewer corners that differ from the given ones by at most `tolerance` degrees. What is too small for that
 * becomes the box around it, and its holes go: drawn too large rather than too small.
 */
export function simplifyRings(rings: readonly Position[][], tolerance: number): Position[][] {
  const [outside = [], ...holes] = rings;
  const drawn = simplifyRing(outside, tolerance);
  if (drawn.length < 4) return [boxAround(outside)];
  return [drawn, ...holes.map((hole) => simplifyRing(hole, tolerance)).filter((hole) => hole.length >= 4)];
}

/** Douglas and Peucker's way, without recursion: rings of a coast have tens of thousands of corners. */
function simplifyRing(ring: Position[], tolerance: number): Position[] {
  const last = ring.length - 1;
  if (last < 4) return ring;
  const kept = new Set([0, last]);
  const spans: [from: number, to: number][] = [[0, last]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const { index, distance } = furthest(ring, from, to);
    if (distance <= tolerance) continue;
    kept.add(index);
    spans.push([from, index], [index, to]);
  }
  return ring.filter((_, index) => kept.has(index));
}

/** The corner between two others that is furthest from the line between those. */
function furthest(ring: Position[], from: number, to: number) {
  const start: Position = ring[from] ?? [0, 0];
  const end: Position = ring[to] ?? start;
  let best = { index: from, distance: 0 };
  for (let index = from + 1; index < to; index += 1) {
    const distance = distanceTo(ring[index] ?? start, start, end);
    if (distance > best.distance) best = { index, distance };
  }
  return best;
}

function distanceTo([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

function boxAround(ring: Position[]): Position[] {
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
