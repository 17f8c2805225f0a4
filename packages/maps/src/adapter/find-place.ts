import type { Language } from '@estela/contracts/values';
import type { FoundPlace } from '../google/find-google-place.ts';
import type { MapSettings } from './map-settings.ts';

/** Whether an address can be looked up at all: only Google knows them. */
export const canFindPlaces = ({ googleMapsApiKey }: MapSettings) => Boolean(googleMapsApiKey);

/** Where an address or a place with a name is; null where nothing matches, undefined where nobody could be asked. */
export async function findPlace(
  text: string,
  { googleMapsApiKey: key }: MapSettings,
  language: Language,
): Promise<FoundPlace | null | undefined> {
  if (!key) return;
  try {
    const { findGooglePlace } = await import(
      /* webpackChunkName: "map-places" */ '../google/find-google-place.ts'
    );
    return await findGooglePlace(text, { key, language });
  } catch {
    // Its service refuses the key or cannot be reached: the other ways to a point are still there.
    return;
  }
}
