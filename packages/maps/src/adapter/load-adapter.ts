import type { Language } from '@estela/contracts/values';
import { loadWorld } from '../world/load-world.ts';
import type { AdapterOptions, MapAdapter } from './map-adapter.ts';
import type { MapSettings } from './map-settings.ts';

export type AdapterFactory = (options: AdapterOptions) => MapAdapter;

let stand: AdapterFactory | undefined;

/** Puts another map in the place of both, for tests; undefined brings the real ones back. */
export function standInForMaps(factory: AdapterFactory | undefined): void {
  stand = factory;
}

/**
 * Google's map when a key is set and Google answers in time, else the basic map. Never rejects because of Google;
 * rejects when not even the basic map's own files can be loaded.
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
  // The coarse world comes along with Leaflet, not after it. A failure is told by the layer that draws it.
  loadWorld('110m').catch(() => undefined);
  const { createLeafletAdapter } = await import(
    /* webpackChunkName: "map-leaflet" */ '../leaflet/leaflet-adapter.ts'
  );
  return createLeafletAdapter;
}
