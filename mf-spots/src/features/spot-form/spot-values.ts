import type { Spot, SpotInput } from '@estela/contracts';
import { defaultVisibility } from '@estela/contracts/values';
import { type LatLng, toWirePoint } from '@estela/maps';

/** The form's values. Coordinates are text, as a half-typed `-` is not a number. */
export interface SpotValues {
  name: string;
  description: string;
  accessNotes: string;
  hazards: string;
  /** As texts, the values of chips. */
  bestMonths: string[];
  lat: string;
  lng: string;
  address: string;
  visibility: Spot['visibility'];
  hideExact: boolean;
}

/** Degrees from text with a point or a comma; undefined beyond the bound or when it is no number. */
export function readDegrees(text: string, bound: number): number | undefined {
  const tidy = text.trim().replace('−', '-').replace(',', '.');
  const degrees = tidy === '' ? Number.NaN : Number(tidy);
  return Math.abs(degrees) <= bound ? degrees : undefined;
}

/** The point in the two fields, once both can be parsed. */
export function pointOf({ lat, lng }: Pick<SpotValues, 'lat' | 'lng'>): LatLng | undefined {
  const [north, east] = [readDegrees(lat, 90), readDegrees(lng, 180)];
  return north === undefined || east === undefined ? undefined : { lat: north, lng: east };
}

/** The point with the two fields swapped. */
export function swappedPointOf({ lat, lng }: Pick<SpotValues, 'lat' | 'lng'>): LatLng | undefined {
  return pointOf({ lat: lng, lng: lat });
}

/** A point as the fields show it. */
export function coordinateTexts(point: LatLng): Pick<SpotValues, 'lat' | 'lng'> {
  const { lat, lng } = toWirePoint(point);
  return { lat: String(lat), lng: String(lng) };
}

/** A new spot is seen by followers: the server's own default, shown. */
export function newSpotValues(start?: LatLng): SpotValues {
  const place = start ? coordinateTexts(start) : { lat: '', lng: '' };
  return {
    name: '',
    description: '',
    accessNotes: '',
    hazards: '',
    bestMonths: [],
    ...place,
    address: '',
    visibility: defaultVisibility,
    hideExact: false,
  };
}

export function valuesOf({ location, ...spot }: Spot): SpotValues {
  return {
    name: spot.name,
    description: spot.description,
    accessNotes: spot.accessNotes,
    hazards: spot.hazards,
    bestMonths: spot.bestMonths.map(String),
    ...coordinateTexts(location),
    address: location.address ?? '',
    visibility: spot.visibility,
    hideExact: location.precision === 'area',
  };
}

/** Wire names whose form field has another name. */
export const fieldNames = {
  location: 'lat',
  'location.lat': 'lat',
  'location.lng': 'lng',
  'location.address': 'address',
  'location.precision': 'hideExact',
};

/** Only for values that have passed the schema. */
export function toInput(values: SpotValues) {
  const point = toWirePoint(pointOf(values) ?? { lat: 0, lng: 0 });
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    accessNotes: values.accessNotes.trim(),
    hazards: values.hazards.trim(),
    bestMonths: values.bestMonths.map(Number),
    visibility: values.visibility,
    location: {
      ...point,
      address: values.address.trim() || null,
      precision: values.hideExact ? 'area' : 'exact',
    },
  } satisfies SpotInput;
}
