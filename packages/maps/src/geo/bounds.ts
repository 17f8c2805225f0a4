import { isLatLng, type LatLng, wrapLng } from './coordinates.ts';

/** A box in degrees. `west` is greater than `east` where the box crosses the 180th meridian. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Width of the box in degrees of longitude, 0 to 360. */
export function lngSpan({ west, east }: MapBounds): number {
  return east >= west ? east - west : east - west + 360;
}

/** Makes a map's box (unwrapped, perhaps wider than the world) valid for the server. */
export function toWireBounds({ west, south, east, north }: MapBounds): MapBounds {
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  const [low, high] = [Math.max(-90, south), Math.min(90, north)];
  if (east - west >= 360) return { west: -180, south: round(low), east: 180, north: round(high) };
  return { west: round(wrapLng(west)), south: round(low), east: round(wrapLng(east)), north: round(high) };
}

/** `west,south,east,north`, as in the `bbox` of a call and of the page's address. */
export function formatBbox(bounds: MapBounds): string {
  const { west, south, east, north } = toWireBounds(bounds);
  return [west, south, east, north].join(',');
}

/** Reads a `bbox`; undefined if it is not one. */
export function parseBbox(text: string | null | undefined): MapBounds | undefined {
  const parts = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west, south, east, north] = parts;
  if (
    parts.length !== 4 ||
    west === undefined ||
    south === undefined ||
    east === undefined ||
    north === undefined
  )
    return;
  if (!isLatLng(south, west) || !isLatLng(north, east) || south > north) return;
  return { west, south, east, north };
}

export function boundsContain(bounds: MapBounds, { lat, lng }: LatLng): boolean {
  if (lat < bounds.south || lat > bounds.north) return false;
  const inside = lng >= bounds.west && lng <= bounds.east;
  return bounds.west <= bounds.east ? inside : lng >= bounds.west || lng <= bounds.east;
}

/** The middle of a box, also of one that crosses the 180th meridian. */
export function boundsCenter(bounds: MapBounds): LatLng {
  return { lat: (bounds.south + bounds.north) / 2, lng: wrapLng(bounds.west + lngSpan(bounds) / 2) };
}

/**
 * The smallest box around the points. Fiji's spots lie on both sides of the 180th meridian: the box starts after
 * the widest empty stretch of longitude, so it crosses the meridian instead of spanning the globe.
 */
export function boundsOf(points: readonly LatLng[]): MapBounds | undefined {
  const lngs = points.map((point) => wrapLng(point.lng)).sort((a, b) => a - b);
  const [first, last] = [lngs[0], lngs.at(-1)];
  if (first === undefined || last === undefined) return;
  let widest = first + 360 - last;
  let [west, east] = [first, last];
  lngs.forEach((lng, i) => {
    const next = lngs[i + 1];
    if (next === undefined || next - lng <= widest) return;
    widest = next - lng;
    [west, east] = [next, lng];
  });
  const lats = points.map((point) => point.lat);
  return { west, south: Math.min(...lats), east, north: Math.max(...lats) };
}

/** A zoom level at which the box nearly fills a map: the first tiles to load are not those of another level. */
export function zoomFor(bounds: MapBounds): number {
  const zoom = Math.log2((usualWidth * 360) / (256 * Math.max(lngSpan(bounds), 0.001)));
  return Math.max(2, Math.min(18, Math.floor(zoom)));
}

/** Pixels of a map on a desktop, beside its list. */
const usualWidth = 700;
