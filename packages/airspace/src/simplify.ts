import { boundsOf, type Position } from './shape.ts';

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
    const index = cornerBetween(ring, from, to, tolerance);
    if (index === undefined) continue;
    kept.add(index);
    spans.push([from, index], [index, to]);
  }
  return ring.filter((_, index) => kept.has(index));
}

/**
 * A corner between two others that stands out from the line between those by more than `tolerance`: of those at least half
 * as far out as the furthest the one nearest to the middle. The furthest itself may be next to an end, in stairs each time,
 * and 50,000 corners would take a minute.
 */
function cornerBetween(ring: Position[], from: number, to: number, tolerance: number): number | undefined {
  const start: Position = ring[from] ?? [0, 0];
  const end: Position = ring[to] ?? start;
  const outBy = (index: number) => distanceTo(ring[index] ?? start, start, end);
  let furthest = 0;
  for (let index = from + 1; index < to; index += 1) furthest = Math.max(furthest, outBy(index));
  if (furthest <= tolerance) return undefined;
  const least = Math.max(tolerance, furthest / 2);
  const middle = Math.floor((from + to) / 2);
  for (let step = 0; ; step += 1) {
    if (middle - step > from && outBy(middle - step) >= least) return middle - step;
    if (middle + step < to && outBy(middle + step) >= least) return middle + step;
  }
}

function distanceTo([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.sqrt((x - x1 - along * dx) ** 2 + (y - y1 - along * dy) ** 2);
}

function boxAround(ring: Position[]): Position[] {
  const { west, south, east, north } = boundsOf({ type: 'Polygon', rings: [ring] });
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
