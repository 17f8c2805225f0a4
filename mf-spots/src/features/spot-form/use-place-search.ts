import { useLazyFindPlacesQuery } from '@estela/api/spots';
import type { Place } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useFormat } from '@estela/i18n';
import { canFindPlaces, findPlace, type LatLng } from '@estela/maps';
import { usePlatform } from '@estela/runtime';

interface FoundAddress {
  point: LatLng;
  address: string | null;
}

/** Google's addresses if they are set up; otherwise, or if Google does not respond, the towns of our own map. */
export function usePlaceSearch() {
  const { language } = useFormat();
  const { settings } = usePlatform();
  const [askTowns] = useLazyFindPlacesQuery();
  const knowsAddresses = canFindPlaces(settings);

  /** The matching address, or towns to choose from; undefined if no service responded. */
  async function search(text: string, near: string | undefined): Promise<FoundAddress | Place[] | undefined> {
    if (knowsAddresses) {
      const found = await findPlace(text, settings, language);
      if (found !== undefined) return found ?? [];
    }
    const { data } = await askTowns({ q: text.slice(0, limits.search.max), ...(near && { near }) }, true);
    // No town, but perhaps a street, which could not be looked up.
    return knowsAddresses && data?.items.length === 0 ? undefined : data?.items;
  }

  return { search, knowsAddresses };
}
