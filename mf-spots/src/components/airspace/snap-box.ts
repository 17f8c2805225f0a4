import type { MapBounds } from '@estela/maps';

/** The box widened to a grid as coarse as itself: a map that is moved a little asks for nothing new. */
export function snapped({ west, south, east, north }: MapBounds): MapBounds {
  const width = east >= west ? east - west : east + 360 - west;
  const cell = 360 / 2 ** Math.max(0, Math.floor(Math.log2(360 / Math.max(width, 0.001))));
  if (width > 180) return { west: -180, south: down(south, cell), east: 180, north: up(north, cell) };
  return {
    west: Math.max(-180, Math.floor(west / cell) * cell),
    south: down(south, cell),
    east: Math.min(180, Math.ceil(east / cell) * cell),
    north: up(north, cell),
  };
}

const down = (lat: number, cell: number) => Math.max(-90, Math.floor(lat / (cell / 2)) * (cell / 2));
const up = (lat: number, cell: number) => Math.min(90, Math.ceil(lat / (cell / 2)) * (cell / 2));
