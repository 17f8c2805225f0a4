import type { Language } from '@estela/contracts/values';
import { PMTiles } from 'pmtiles';
import { labelRules, paintRules, Static } from 'protomaps-leaflet';
import type { LatLng } from '../geo/coordinates.ts';
import { streetColours } from '../world/street-colours.ts';

const files = new Map<string, PMTiles>();

export interface StreetPicture {
  url: string;
  host: HTMLElement;
  begin: () => CanvasRenderingContext2D | undefined;
  language: Language;
  middle: LatLng;
  /** What the picture is of. */
  point: LatLng;
}

/** Draws the streets around a point at zoom level 13. False where the file ends before it. */
export async function drawStreets({
  url,
  host,
  begin,
  language,
  middle,
  point,
}: StreetPicture): Promise<boolean> {
  const address = new URL(url, location.href).href;
  const file = files.get(address) ?? new PMTiles(address);
  files.set(address, file);
  const { minLat, minLon, maxLat, maxLon, maxZoom } = await file.getHeader();
  const { lat, lng } = point;
  if (lat < minLat || lat > maxLat || lng < minLon || lng > maxLon) return false;
  const canvas = begin();
  if (!canvas) return false;
  const colours = streetColours(host);
  const picture = new Static({
    url: file,
    maxDataZoom: maxZoom,
    paintRules: paintRules(colours),
    labelRules: labelRules(colours, language),
    // The file holds water too; this is behind what it leaves open.
    backgroundColor: colours.water,
  });
  type Place = Parameters<typeof picture.drawContext>[3];
  // Only the figures of the point are read.
  const place = { x: middle.lng, y: middle.lat } as Place;
  await picture.drawContext(canvas, host.clientWidth, host.clientHeight, place, 13);
  return true;
}
