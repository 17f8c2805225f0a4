import type { PublicSettings } from '@estela/contracts/release';

/** What the browser may know of the environment. */
export function publicSettings(env: NodeJS.ProcessEnv, publicUrl: string): PublicSettings {
  const { GOOGLE_MAPS_API_KEY: googleMapsApiKey, GOOGLE_MAPS_MAP_ID: googleMapsMapId } = env;
  return {
    publicUrl,
    ...(googleMapsApiKey ? { googleMapsApiKey } : {}),
    ...(googleMapsMapId ? { googleMapsMapId } : {}),
  };
}
