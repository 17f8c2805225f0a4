import { type MapBounds, wrapLng } from '@estela/maps';

/** The box widened to a grid as coarse as itself: a map that is moved a little asks for nothing new. */
export function snapped({ west, south, east, north }: MapBounds): MapBounds {
  const width = east >= west ? east - west : east + 360 - west;
  const cell = 360 / 2 ** Math.max(0, Math.floor(Math.log2(360 / Math.max(width, 0.001))));
  const from = Math.floor(west / cell) * cell;
  // Counted on past the 180th meridian: there the box would turn round.
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
