import type { Position } from '../shape.ts';

/** Degrees: a side as long as this goes around the world, as the sides of a map of the world do, or nowhere. */
const around = 359.99;
/** Degrees between the southernmost and the northernmost corner of what can only be the world. */
const poleToPole = 150;

/**
 * The corners of a closed ring, in one piece. A side of more than half the world is meant the short way, across the 180th
 * meridian, unless that makes no sense: the ring reaches from pole to pole, or would no longer hold its holes. One that
 * ends a turn away from where it began lies around a pole.
 */
export function cornersOf(ring: Position[], holes: readonly Position[][]): Position[] {
  const [south, north] = span(ring.map(([, lat]) => lat));
  if (north - south >= poleToPole) return ring;
  const readings = [shortWay(ring, 360), shortWay(ring, around)];
  const closed = readings.filter((one) => turnOf(one) === 0 && widthOf(one) > 0);
  const [first] = ring;
  const last = readings[0]?.at(-1);
  if (first && last && closed.length === 0 && widthOf(ring) < around) {
    const pole = south + north < 0 ? -90 : 90;
    return [...(readings[0] ?? []), [last[0], pole], [first[0], pole], first];
  }
  const isHeld = (one: Position[]) => holes.every((hole) => isBeside(one, hole) || !isBeside(ring, hole));
  return closed.find(isHeld) ?? ring;
}

/** Sides longer than half the world, up to the longest, turned to go across the 180th meridian. */
function shortWay(ring: Position[], longest: number): Position[] {
  let turn = 0;
  return ring.map(([lng, lat], index): Position => {
    const side = lng - (ring[index - 1]?.[0] ?? lng);
    if (Math.abs(side) > 180 && Math.abs(side) <= longest) turn -= 360 * Math.sign(side);
    return [lng + turn, lat];
  });
}

/** Degrees between where a ring begins and where it ends. */
function turnOf(ring: Position[]): number {
  return (ring.at(-1)?.[0] ?? 0) - (ring[0]?.[0] ?? 0);
}

function widthOf(ring: Position[]): number {
  const [west, east] = span(ring.map(([lng]) => lng));
  return east - west;
}

/** Whether the longitudes of a ring hold those of another, on whichever side of the 180th meridian that is written. */
function isBeside(ring: Position[], other: Position[]): boolean {
  const [west, east] = span(ring.map(([lng]) => lng));
  const [left, right] = span(shortWay(other, 360).map(([lng]) => lng));
  return [0, 360, -360].some((turn) => left + turn >= west && right + turn <= east);
}

/** Not by Math.min(...): rings of a coast have tens of thousands of corners. */
function span(values: readonly number[]): [least: number, most: number] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}
