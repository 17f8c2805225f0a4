import { type MapBounds, wrapLng } from '@estela/maps';

/** The box widened to a grid as coarse as itself, so that a map that is moved a little makes no new request. */
export function snapped({ west, south, east, north }: MapBounds): MapBounds {
  const width = east >= west ? east - west : east + 360 - west;
  const cell = 360 / 2 ** Math.max(0, Math.floor(Math.log2(360 / Math.max(width, 0.001))));
  const from = Math.floor(west / cell) * cell;
  // Continues beyond 180 degrees: otherwise east and west would be swapped across the 180th meridian.
  const to = Math.ceil((west + width) / cell) * cell;
  const isWorld = to - from >= 360;
  return {
    west: isWorld ? -180 : wrapLng(from),
    south: down(south, cell),
    east: isWorld ? 180 : wrapLng(to),
    north: up(north, cell),
  };
}

const down = (lat: number, cell: number) => Math.max(-90, Math.floor(lat / (cell / 2)) * (cell / 2));
const up = (lat: number, cell: number) => Math.min(90, Math.ceil(lat / (cell / 2)) * (cell / 2));
