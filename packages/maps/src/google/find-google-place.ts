/// <reference types="google.maps" />
import { type LatLng, toWirePoint } from '../geo/coordinates.ts';
import { type GoogleKey, loadGoogle } from './load-google.ts';

export interface FoundPlace {
  point: LatLng;
  address: string | null;
}

/** The best match for an address or name; null where there is none, undefined where Google is not there. */
export async function findGooglePlace(text: string, key: GoogleKey): Promise<FoundPlace | null | undefined> {
  if (!(await loadGoogle(key))) return;
  const { Place } = (await google.maps.importLibrary('places')) as google.maps.PlacesLibrary;
  const { places } = await Place.searchByText({
    textQuery: text,
    fields: ['location', 'formattedAddress'],
    language: key.language,
    maxResultCount: 1,
  });
  const [place] = places;
  if (!place?.location) return null;
  return { point: toWirePoint(place.location.toJSON()), address: place.formattedAddress ?? null };
}
