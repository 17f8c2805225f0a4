import { once } from '../../../once.ts';

/** Every country's outline: loaded for the first point, since it would add 50 ms to a start. */
const loadOutlines = once(() => import('@rapideditor/country-coder'));

/** ISO 3166-1 alpha-2 code of the country that a point lies in; null at sea and on unclaimed land. */
export async function countryAt(lat: number, lng: number): Promise<string | null> {
  const { iso1A2Code } = await loadOutlines();
  return iso1A2Code([lng, lat], { level: 'country' });
}
