import type { Outline } from './decode-world.ts';

/** A rectangle on the Mercator square. */
export interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function overlaps(outline: Outline, window: Window, shift: number): boolean {
  return (
    outline.maxX + shift >= window.left &&
    outline.minX + shift <= window.right &&
    outline.maxY >= window.top &&
    outline.minY <= window.bottom
  );
}

/** Whether the point is on the inner side of this edge of the window. */
type Side = 'left' | 'top' | 'right' | 'bottom';
const sides: readonly Side[] = ['left', 'top', 'right', 'bottom'];

/**
 * Clips a ring to the window, edge by edge (Sutherland-Hodgman). Canvas coordinates are 32-bit floats: unclipped, a
 * country's ring reaches millions of pixels beyond a deep tile and its coast jitters.
 */
export function clipRing(ring: readonly number[], window: Window): number[] {
  return sides.reduce<number[]>((points, side) => clipSide(points, side, window), [...ring]);
}

function clipSide(points: number[], side: Side, window: Window): number[] {
  const horizontal = side === 'left' || side === 'right';
  const limit = window[side];
  const sign = side === 'left' || side === 'top' ? 1 : -1;
  const result: number[] = [];
  const count = points.length;
  for (let i = 0; i < count; i += 2) {
    const [x0 = 0, y0 = 0] = [points[(i - 2 + count) % count], points[(i - 1 + count) % count]];
    const [x1 = 0, y1 = 0] = [points[i], points[i + 1]];
    const from = sign * ((horizontal ? x0 : y0) - limit);
    const to = sign * ((horizontal ? x1 : y1) - limit);
    if (from >= 0 !== to >= 0) {
      const share = from / (from - to);
      result.push(horizontal ? limit : x0 + (x1 - x0) * share, horizontal ? y0 + (y1 - y0) * share : limit);
    }
    if (to >= 0) result.push(x1, y1);
  }
  return result;
}

/** The parts of a line near the window. */
export function runsInside(xy: ArrayLike<number>, window: Window, shift: number): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  for (let i = 2; i < xy.length; i += 2) {
    const [x0, y0] = [(xy[i - 2] ?? 0) + shift, xy[i - 1] ?? 0];
    const [x1, y1] = [(xy[i] ?? 0) + shift, xy[i + 1] ?? 0];
    const misses =
      (x0 < window.left && x1 < window.left) ||
      (x0 > window.right && x1 > window.right) ||
      (y0 < window.top && y1 < window.top) ||
      (y0 > window.bottom && y1 > window.bottom);
    if (misses) {
      if (run.length > 0) runs.push(run);
      run = [];
      continue;
    }
    if (run.length === 0) run.push(x0, y0);
    run.push(x1, y1);
  }
  if (run.length > 0) runs.push(run);
  return runs;
}
