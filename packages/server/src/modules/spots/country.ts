import { iso1A2Code } from '@rapideditor/country-coder';

/** ISO 3166-1 alpha-2 code of the country that a point lies in; null at sea and where nobody's land is. */
export function countryAt(lat: number, lng: number): string | null {
  return iso1A2Code([lng, lat], { level: 'country' });
}
