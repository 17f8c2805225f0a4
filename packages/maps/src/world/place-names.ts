import type { Language } from '@estela/contracts/values';

/** A name on the packaged map. */
export interface PlaceName {
  kind: 'country' | 'region' | 'city';
  es: string;
  en: string;
  /** On the Mercator square, 0 to 1. */
  x: number;
  y: number;
  /** A town is named from this zoom level. */
  zoom: number;
  /** Of a country, in millionths of the Mercator square. */
  area: number;
}

/** A name in the viewer's language and at its place in pixels; of two that touch the one with less `weight` goes. */
export interface PlacedName {
  text: string;
  kind: PlaceName['kind'];
  x: number;
  y: number;
  weight: number;
}

/** Pixels per letter, to estimate how wide a name is. */
const letterWidth = { country: 8.5, region: 7.4, city: 6.6 };
const lineHeight = 18;

/** Zoom levels at which provinces are named. */
const regions = { from: 8, to: 9 };

/** The names of a zoom level, heaviest first; `place` puts a point of the Mercator square into pixels. */
export function namesAt(
  names: readonly PlaceName[],
  zoom: number,
  language: Language,
  place: (name: PlaceName) => { x: number; y: number },
): PlacedName[] {
  const countries = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return names
    .flatMap((name): PlacedName[] => {
      const text = textOf(name, zoom, language, countries);
      return text ? [{ text, kind: name.kind, ...place(name), weight: weightOf(name) }] : [];
    })
    .sort((a, b) => b.weight - a.weight);
}

function weightOf({ kind, zoom, area }: PlaceName): number {
  if (kind === 'country') return 100 + area;
  return kind === 'region' ? 3.5 : 20 - zoom;
}

function textOf(
  name: PlaceName,
  zoom: number,
  language: Language,
  countries: Intl.DisplayNames,
): string | undefined {
  if (name.kind === 'city') return zoom >= name.zoom ? name[language] : undefined;
  if (name.kind === 'region') return zoom >= regions.from && zoom <= regions.to ? name[language] : undefined;
  const text = countryName(countries, name.es);
  // Countries are named while they fill a good part of the screen; further in, their towns are.
  const side = Math.sqrt(name.area / 1e6) * 256 * 2 ** zoom;
  return text && side >= text.length * 6.5 && side <= 1_400 ? text : undefined;
}

/** Country names come from the browser: ISO 3166 numbers are aliases of its region codes. */
function countryName(names: Intl.DisplayNames, numeric: string): string | undefined {
  const region = /^\d{3}$/.test(numeric) ? new Intl.Locale(`und-${numeric}`).region : undefined;
  return region && /^[A-Z]{2}$/.test(region) ? names.of(region) : undefined;
}

/** Of two names that would touch, keeps the heavier: the first. */
export function withoutCollisions(names: readonly PlacedName[]): PlacedName[] {
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  return names.filter(({ text, kind, x, y }) => {
    const width = text.length * letterWidth[kind];
    const left = kind === 'city' ? x - 6 : x - width / 2;
    const box = { left, right: left + width + 12, top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
    const free = taken.every(
      (other) =>
        box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
    );
    if (free) taken.push(box);
    return free;
  });
}
