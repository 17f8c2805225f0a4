import { boundsOf, type Position, type Shape } from '../shape.ts';
import { cornersOf } from './read-ring.ts';
import {
  type Fields,
  fieldsOf,
  given,
  isGiven,
  numberOf,
  type Report,
  readableOf,
  shown,
  textOf,
  UnreadableZone,
} from './reading.ts';

const radiusUnits = ['uom', 'unit', 'units', 'radiusuom', 'uomradius', 'radiusunit', 'unitofradius'];
const metresOf: Record<string, number> = { M: 1, MTR: 1, FT: 0.3048, KM: 1000, NM: 1852, NMI: 1852 };

/** The shapes of a geometry or projection. What it calls itself counts less than what it holds. */
export function readArea(fields: Fields, report: Report): Shape[] {
  const type = (textOf(fields.type) ?? '').toUpperCase();
  const coordinates = fields.coordinates;
  const depth = depthOf(coordinates);
  if (depth === 4 || (type === 'MULTIPOLYGON' && depth !== 3)) return readMultiPolygon(coordinates, report);
  if (depth === 3 || type === 'POLYGON') return readPolygon(coordinates, report);
  const around = [fields, fieldsOf(fields.extent)];
  const radius = given(fields, 'radius') ?? fieldsOf(fields.extent).radius;
  if (type === 'CIRCLE' || isGiven(radius)) {
    const unit = around.map((one) => given(one, ...radiusUnits)).find(isGiven);
    return [readCircle(given(fields, 'center', 'centre') ?? coordinates, radius, unit)];
  }
  if (type === 'POINT') throw new UnreadableZone('is a point without a circle around it');
  throw new UnreadableZone(`has a geometry of type ${textOf(fields.type)}`);
}

/** Lists in lists: 1 a position, 3 a polygon, 4 several. */
function depthOf(value: unknown): number {
  if (!Array.isArray(value)) return 0;
  return 1 + value.reduce<number>((deepest, one) => Math.max(deepest, depthOf(one)), 0);
}

function readMultiPolygon(polygons: unknown, report: Report): Shape[] {
  if (!Array.isArray(polygons) || polygons.length === 0) throw new UnreadableZone('has no polygon');
  return readableOf(polygons, (rings) => readPolygon(rings, report), report);
}

/** More than one, where what should be a hole lies around the outside: nobody knows which of them is meant. */
function readPolygon(rings: unknown, report: Report): Shape[] {
  if (!Array.isArray(rings) || rings.length === 0) throw new UnreadableZone('has a polygon without a ring');
  const [first, ...others] = rings;
  const given = others.flatMap((ring: unknown) => {
    try {
      return [readRing(ring)];
    } catch (error) {
      if (!(error instanceof UnreadableZone)) throw error;
      report.notice('has a hole that cannot be read, taken as none');
      return [];
    }
  });
  const outside = cornersOf(readRing(first), given);
  const holes = given.map((ring) => cornersOf(ring, []));
  const around = holes.filter((hole) => isWithin(outside, hole));
  if (around.length > 0) report.notice('has a hole around its outside, taken as part of it');
  const inside = holes.filter((hole) => !around.includes(hole));
  const rest: Shape = {
    type: 'Polygon',
    rings: [outside, ...inside.flatMap((hole) => turnedTo(outside, hole))],
  };
  return [rest, ...around.map((ring): Shape => ({ type: 'Polygon', rings: [ring] }))];
}

/** A hole on each side of the 180th meridian on which it meets its polygon; around the world it may be both. */
function turnedTo(outside: Position[], hole: Position[]): Position[][] {
  const area = bounds(outside);
  const turned = [0, 360, -360].map((turn) => hole.map(([lng, lat]): Position => [lng + turn, lat]));
  return turned.filter((ring) => {
    const { west, east } = bounds(ring);
    return west < area.east && east > area.west;
  });
}

function isWithin(inner: Position[], outer: Position[]): boolean {
  const [a, b] = [bounds(inner), bounds(outer)];
  return [0, 360, -360].some(
    (turn) => a.west + turn >= b.west && a.east + turn <= b.east && a.south >= b.south && a.north <= b.north,
  );
}

function bounds(ring: Position[]) {
  return boundsOf({ type: 'Polygon', rings: [ring] });
}

/** A circle; its radius is in metres, unless it says another unit. */
function readCircle(centre: unknown, radius: unknown, unit: unknown): Shape {
  const factor = isGiven(unit) ? metresOf[(textOf(unit) ?? '').toUpperCase()] : 1;
  if (factor === undefined) throw new UnreadableZone(`has a radius in a unit that is none: ${shown(unit)}`);
  const stated = numberOf(radius);
  const metres = stated && stated * factor;
  if (!metres || metres < 0 || metres > 2_000_000)
    throw new UnreadableZone('has a circle without a usable radius');
  return { type: 'Circle', centre: readPosition(centre), radius: metres };
}

function readRing(ring: unknown): Position[] {
  if (!Array.isArray(ring)) throw new UnreadableZone('has a ring that is no list');
  const positions = ring.map(readPosition);
  const [first] = positions;
  const last = positions.at(-1);
  if (first && last && (first[0] !== last[0] || first[1] !== last[1])) positions.push(first);
  if (new Set(positions.map(String)).size < 3)
    throw new UnreadableZone('has a ring of fewer than three corners');
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
