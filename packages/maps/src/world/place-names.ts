import type { Language } from '@estela/contracts/values';
import { fromMercator } from '../geo/mercator.ts';
import { cities } from './cities.ts';
import type { CountryPlace } from './decode-world.ts';

/** A name on the map; of two that collide the one with less `weight` goes. */
export interface PlaceName {
  key: string;
  text: string;
  lat: number;
  lng: number;
  kind: 'country' | 'city';
  weight: number;
}

/** Pixels per letter, to estimate how wide a name is. */
const letterWidth = { country: 8.5, city: 6.6 };
const lineHeight = 18;

/** Countries are named while they fill a good part of the screen; further in, their cities are. */
function countryNames(countries: readonly CountryPlace[], zoom: number, language: Language): PlaceName[] {
  const worldPixels = 256 * 2 ** zoom;
  const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return countries.flatMap(({ id, x, y, area }) => {
    const side = Math.sqrt(area) * worldPixels;
    const text = regionName(regions, id);
    if (!text || side < text.length * 6.5 || side > 1_400) return [];
    return [{ key: `country-${id}`, text, ...fromMercator(x, y), kind: 'country', weight: 10 + area }];
  });
}

/** Country names come from the browser: ISO 3166 numbers are aliases of its region codes. */
function regionName(regions: Intl.DisplayNames, numeric: string): string | undefined {
  const region = new Intl.Locale(`und-${numeric}`).region;
  return region && /^[A-Z]{2}$/.test(region) ? regions.of(region) : undefined;
}

function cityNames(zoom: number, language: Language): PlaceName[] {
  return cities
    .filter((city) => zoom >= city.zoom)
    .map(({ name, lat, lng, zoom: from }) => ({
      key: `city-${name.en}-${lng}`,
      text: name[language],
      lat,
      lng,
      kind: 'city',
      weight: 10 - from,
    }));
}

export function placeNames(
  countries: readonly CountryPlace[],
  zoom: number,
  language: Language,
): PlaceName[] {
  return [...countryNames(countries, zoom, language), ...cityNames(zoom, language)].sort(
    (a, b) => b.weight - a.weight,
  );
}

export interface PlacedName extends PlaceName {
  x: number;
  y: number;
}

/** Of two names that would touch, keeps the heavier. */
export function withoutCollisions(names: readonly PlacedName[]): PlacedName[] {
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  return names.filter(({ text, kind, x, y }) => {
    const width = text.length * letterWidth[kind];
    const left = kind === 'country' ? x - width / 2 : x - 6;
    const box = { left, right: left + width + 12, top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
    const free = taken.every(
      (other) =>
        box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
    );
    if (free) taken.push(box);
    return free;
  });
}
