import type { PublicSettings } from '@estela/contracts/release';
import { type Config, mapFilePath } from '@estela/server';

/** What the browser may know of the environment. */
export function publicSettings(env: NodeJS.ProcessEnv, { publicUrl, maps }: Config): PublicSettings {
  const { GOOGLE_MAPS_API_KEY: googleMapsApiKey, GOOGLE_MAPS_MAP_ID: googleMapsMapId } = env;
  return {
    publicUrl,
    ...(googleMapsApiKey ? { googleMapsApiKey } : {}),
    ...(googleMapsMapId ? { googleMapsMapId } : {}),
    ...(maps.pmtiles ? { mapFile: mapFilePath } : {}),
    ...(maps.layers.length > 0 ? { mapLayers: maps.layers } : {}),
  };
}
