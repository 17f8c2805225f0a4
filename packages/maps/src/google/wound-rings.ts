import type { Position } from '../adapter/map-adapter.ts';

type Ring = readonly Position[];

/** The rings with every hole against the turn of the outside: Google fills those that turn the same way. */
export function woundRings([outside = [], ...holes]: readonly Ring[]): readonly Ring[] {
  const isClockwise = areaOf(outside) < 0;
  return [outside, ...holes.map((hole) => (areaOf(hole) < 0 === isClockwise ? hole.toReversed() : hole))];
}

/** Twice the area in square degrees, below zero where the ring runs clockwise. */
function areaOf(ring: Ring): number {
  return ring.reduce((sum, [lng, lat], i) => {
    const [nextLng, nextLat] = ring[(i + 1) % ring.length] ?? [lng, lat];
    return sum + lng * nextLat - nextLng * lat;
  }, 0);
}
