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

/** Google's addresses where they are set up, else, or where Google does not answer, the towns that our own map names. */
export function usePlaceSearch() {
  const { language } = useFormat();
  const { settings } = usePlatform();
  const [askTowns] = useLazyFindPlacesQuery();
  const knowsAddresses = canFindPlaces(settings);

  /** The address that is meant, or towns to choose from; undefined where nobody could be asked. */
  async function search(text: string, near: string | undefined): Promise<FoundAddress | Place[] | undefined> {
    if (knowsAddresses) {
      const found = await findPlace(text, settings, language);
      if (found !== undefined) return found ?? [];
    }
    const { data } = await askTowns({ q: text.slice(0, limits.search.max), ...(near && { near }) }, true);
    // What is no town may well be a street, which nobody could look up.
    return knowsAddresses && data?.items.length === 0 ? undefined : data?.items;
  }

  return { search, knowsAddresses };
}
