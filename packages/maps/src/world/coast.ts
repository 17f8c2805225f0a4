import type { LatLng } from '../geo/coordinates.ts';
import { mercatorX, mercatorY, metresPerPixel } from '../geo/mercator.ts';
import type { Outline } from './decode-tile.ts';
import { finestLevel } from './tile-grid.ts';
import { loadTile } from './world-tiles.ts';

/** Metres from land up to which a point lies on the coast: what the finest tiles know beyond their edge, and less. */
const reachOfCoast = 1000;

/**
 * Whether a point lies in the sea, off the coast of the packaged map. Undefined where its finest
 * tiles do not reach, whose coast alone is right to 100 m, or cannot be loaded.
 */
export async function isOffCoast({ lat, lng }: LatLng): Promise<boolean | undefined> {
  const side = 2 ** finestLevel;
  const [x, y] = [mercatorX(lng) * side, mercatorY(lat) * side];
  const place = { z: finestLevel, x: Math.floor(x), y: Math.floor(y) };
  const tile = await loadTile(place).catch(() => undefined);
  if (!tile) return;
  const at = { x: x - place.x, y: y - place.y };
  const reach = reachOfCoast / (256 * metresPerPixel(lat, finestLevel));
  const { land } = tile.shapes;
  // Holes of the land are lakes.
  return !land.some((outline) => isInside(outline, at) || isNear(outline, at, reach));
}

interface Point {
  x: number;
  y: number;
}

function edgesOf({ xy }: Outline): [Point, Point][] {
  const corners = Array.from({ length: xy.length / 2 }, (_, i) => ({
    x: xy[2 * i] ?? 0,
    y: xy[2 * i + 1] ?? 0,
  }));
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length];
    return next ? [[corner, next]] : [];
  });
}

function isInside(outline: Outline, { x, y }: Point): boolean {
  if (x < outline.minX || x > outline.maxX || y < outline.minY || y > outline.maxY) return false;
  const crossed = edgesOf(outline).filter(
    ([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x),
  );
  return crossed.length % 2 === 1;
}

function isNear(outline: Outline, { x, y }: Point, reach: number): boolean {
  if (x < outline.minX - reach || x > outline.maxX + reach) return false;
  if (y < outline.minY - reach || y > outline.maxY + reach) return false;
  return edgesOf(outline).some(([a, b]) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
    const share = Math.max(0, Math.min(1, along));
    return Math.hypot(a.x + share * dx - x, a.y + share * dy - y) <= reach;
  });
}
