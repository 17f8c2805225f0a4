import { readFile } from 'node:fs/promises';
import { placesFile } from '@estela/basemap';
import { languages } from '@estela/contracts';
import { plainLetters } from '../../../lists/plain-letters.ts';
import { once } from '../../../once.ts';
import { kmBetween, type Point, parsePlace } from './place-line.ts';

type Town = ReturnType<typeof parsePlace>;

/** Kilometres to the nearest town at most: further away it says nothing of where somebody is. */
const nearestTown = 25;

const loadTowns = once(async () => {
  const provinces = new Set<string>();
  const cells = new Map<string, Town[]>();
  for (const line of (await readFile(placesFile, 'utf8')).trim().split('\n')) {
    const town = parsePlace(line);
    if (town.region) provinces.add(plainLetters(town.region));
    const cell = cellOf(town.lat, town.lng);
    const known = cells.get(cell);
    if (known) known.push(town);
    else cells.set(cell, [town]);
  }
  return { cells, provinces };
});

const countryNames = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

interface Location extends Point {
  /** As `countryAt` says it. */
  country: string | null;
  /** Only where whoever may find the place reads it. */
  address?: string | null | undefined;
}

/** As columns: what a place is called by whoever looks for it, the nearest town, in Spain its province, the country. */
export async function placeNames({ lat, lng, country, address }: Location) {
  const { cells, provinces } = await loadTowns();
  const named = (address ?? '').split(',').map((part) => plainLetters(part).trim());
  const town = nearest(cells, { lat, lng });
  // Near a border the nearest town may be across it: the address knows.
  const isAcross =
    named.some((part) => provinces.has(part)) && !named.includes(plainLetters(town?.region ?? ''));
  const known = isAcross ? undefined : town;
  const countries = country ? countryNames.map((names) => names.of(country) ?? '') : [];
  return {
    town_names: known?.names.filter(Boolean) ?? [],
    region_names: [known?.region ?? '', ...countries].join(' ').trim(),
  };
}

function nearest(cells: ReadonlyMap<string, Town[]>, point: Point): Town | undefined {
  let best: Town | undefined;
  let bestKm = nearestTown;
  for (const north of [-1, 0, 1])
    for (const east of [-1, 0, 1])
      for (const town of cells.get(cellOf(point.lat + north, point.lng + east)) ?? []) {
        const km = kmBetween(town, point);
        if (km < bestKm) [best, bestKm] = [town, km];
      }
  return best;
}

/** A degree each way, which is wider than the way to the nearest town as far north as people live. */
const cellOf = (lat: number, lng: number) => `${Math.floor(lat)} ${Math.floor((lng + 540) % 360)}`;
