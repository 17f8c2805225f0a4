import type { Position, Shape } from '../shape.ts';
import { numberOf, shown, UnreadableZone } from './reading.ts';

/** Polygons of GeoJSON coordinates; a MultiPolygon gives several. */
export function readPolygons(type: unknown, coordinates: unknown): Shape[] {
  const polygons: unknown = type === 'MultiPolygon' ? coordinates : [coordinates];
  if (!Array.isArray(polygons) || polygons.length === 0) throw new UnreadableZone('has no polygon');
  return polygons.map((rings: unknown) => {
    if (!Array.isArray(rings) || rings.length === 0) throw new UnreadableZone('has a polygon without a ring');
    const [outside = [], ...holes] = rings.map(readRing);
    return {
      type: 'Polygon',
      rings: [outside, ...holes.map((hole) => turnedTo(outside, hole))],
    };
  });
}

/** A hole that is written from the other side of the 180th meridian, on the side of its polygon. */
function turnedTo(outside: Position[], hole: Position[]): Position[] {
  const middle = (ring: Position[]) => ring.reduce((sum, [lng]) => sum + lng, 0) / ring.length;
  const turn = 360 * Math.round((middle(outside) - middle(hole)) / 360);
  return turn === 0 ? hole : hole.map(([lng, lat]) => [lng + turn, lat]);
}

/** A circle; radius in metres. */
export function readCircle(centre: unknown, radius: unknown): Shape {
  const metres = numberOf(radius);
  if (!metres || metres < 0 || metres > 2_000_000)
    throw new UnreadableZone('has a circle without a usable radius');
  return { type: 'Circle', centre: readPosition(centre), radius: metres };
}

function readRing(ring: unknown): Position[] {
  if (!Array.isArray(ring)) throw new UnreadableZone('has a ring that is no list');
  const positions: Position[] = [];
  for (const one of ring) {
    const [lng, lat] = readPosition(one);
    const previous = positions.at(-1)?.[0] ?? lng;
    // A ring across the 180th meridian jumps there: unwrapped, it is one piece.
    positions.push([lng + 360 * Math.round((previous - lng) / 360), lat]);
  }
  const [first] = positions;
  const last = positions.at(-1);
  if (first && last && (first[0] !== last[0] || first[1] !== last[1])) positions.push(first);
  const different = new Set(positions.map(String));
  if (different.size < 3) throw new UnreadableZone('has a ring of fewer than three corners');
  return positions;
}

function readPosition(value: unknown): Position {
  const [x, y] = Array.isArray(value) ? value : [];
  const [lng, lat] = [numberOf(x), numberOf(y)];
  if (typeof lng !== 'number' || typeof lat !== 'number' || Math.abs(lng) > 360 || Math.abs(lat) > 90) {
    throw new UnreadableZone(`has a coordinate that is none: ${shown(value)}`);
  }
  return [lng, lat];
}
