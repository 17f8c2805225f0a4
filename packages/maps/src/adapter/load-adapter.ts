import type { Language } from '@estela/contracts/values';
import { loadTile } from '../world/world-tiles.ts';
import type { AdapterOptions, MapAdapter } from './map-adapter.ts';
import type { MapSettings } from './map-settings.ts';

export type AdapterFactory = (options: AdapterOptions) => MapAdapter;

type CreateBasicMap = (options: AdapterOptions, settings: MapSettings) => MapAdapter;

let stand: AdapterFactory | undefined;
let createBasicMap: CreateBasicMap | undefined;
let isSlow = false;

/** Milliseconds of a frame. */
const frame = 16;

/** Replaces both maps, for tests; undefined restores them. */
export function standInForMaps(factory: AdapterFactory | undefined): void {
  stand = factory;
  isSlow = false;
}

/** Told how many milliseconds it took to make and draw a map together with its page. */
export function noteDrawing(took: number): void {
  isSlow ||= took > frame;
}

/**
 * Did a map of this tab take longer than a frame? Then no page is kept waiting for one again: drawn after its page, a
 * map is quick on a slow machine too, since the page's layout is there, and says nothing about the connection.
 */
export function isMapSlow(): boolean {
  return isSlow;
}

/** Does the basic map come that has not been in this tab yet? */
export function isFirstBasicMap(settings: MapSettings): boolean {
  return !stand && !createBasicMap && !settings.googleMapsApiKey;
}

/**
 * Google's map when a key is set and Google loads in time, otherwise the basic map. Rejects only when the basic map's
 * files cannot be loaded.
 */
export async function loadAdapter(settings: MapSettings, language: Language): Promise<AdapterFactory> {
  if (stand) return stand;
  const key = settings.googleMapsApiKey;
  if (key) {
    const google = await import(/* webpackChunkName: "map-google" */ '../google/google-adapter.ts').catch(
      () => undefined,
    );
    const libraries = await google?.loadGoogle({ key, language });
    if (google && libraries) {
      return (options) => google.createGoogleAdapter(libraries, options, settings.googleMapsMapId);
    }
  }
  // The coarse world is loaded beside Leaflet, not after it. The layer that draws it handles a failure.
  loadTile({ z: 0, x: 0, y: 0 }).catch(() => undefined);
  createBasicMap ??= await loadBasicMap();
  const create = createBasicMap;
  return (options) => create(options, settings);
}

/** Leaflet runs in one task and the map is made in the next: on a slow phone either takes a while. */
async function loadBasicMap(): Promise<CreateBasicMap> {
  const { createLeafletAdapter } = await import(
    /* webpackChunkName: "map-leaflet" */ '../leaflet/leaflet-adapter.ts'
  );
  await new Promise((resolve) => setTimeout(resolve));
  return createLeafletAdapter;
}
