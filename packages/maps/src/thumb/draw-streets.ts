import type { Language } from '@estela/contracts/values';
import { PMTiles } from 'pmtiles';
import { labelRules, paintRules, Static } from 'protomaps-leaflet';
import type { LatLng } from '../geo/coordinates.ts';
import { mercatorX, mercatorY } from '../geo/mercator.ts';
import { streetColours } from '../world/street-colours.ts';

const files = new Map<string, PMTiles>();

const zoom = 13;

export interface StreetPicture {
  url: string;
  host: HTMLElement;
  begin: () => CanvasRenderingContext2D | undefined;
  language: Language;
  middle: LatLng;
  /** What the picture is of. */
  point: LatLng;
}

/** Draws the streets around a point. False where the file has none. */
export async function drawStreets(picture: StreetPicture): Promise<boolean> {
  const address = new URL(picture.url, location.href).href;
  const file = files.get(address) ?? new PMTiles(address);
  files.set(address, file);
  try {
    return await drawFrom(file, picture);
  } catch (error) {
    // It keeps a directory that could not be read; the next thumb reads again.
    files.delete(address);
    throw error;
  }
}

async function drawFrom(
  file: PMTiles,
  { host, begin, language, middle, point }: StreetPicture,
): Promise<boolean> {
  const { minLat, minLon, maxLat, maxLon, maxZoom } = await file.getHeader();
  const { lat, lng } = point;
  if (lat < minLat || lat > maxLat || lng < minLon || lng > maxLon) return false;
  // The renderer takes tiles of one level less, and draws those that it cannot get as empty sea.
  const z = Math.min(zoom - 1, maxZoom);
  const [x, y] = [mercatorX(lng), mercatorY(lat)].map((share) => Math.floor(share * 2 ** z));
  if (x === undefined || y === undefined || !(await file.getZxy(z, x, y))) return false;
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
  await picture.drawContext(canvas, host.clientWidth, host.clientHeight, place, zoom);
  return true;
}
