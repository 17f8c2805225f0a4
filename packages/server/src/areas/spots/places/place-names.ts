import { readFile } from 'node:fs/promises';
import { placesFile } from '@estela/basemap';
import { languages } from '@estela/contracts';
import { plainLetters } from '../../../lists/plain-letters.ts';
import { once } from '../../../once.ts';
import { countryAt } from './country.ts';

interface NamedPoint {
  lat: number;
  lng: number;
  names: string[];
  province: string;
}

/** Kilometres to the nearest town at most: further away it says nothing of where somebody is. */
const nearestTown = 25;
const kmOfDegree = 111.2;

const loadTowns = once(async () => {
  const provinces = new Set<string>();
  const cells = new Map<string, NamedPoint[]>();
  for (const line of (await readFile(placesFile, 'utf8')).trim().split('\n')) {
    const [names = '', province = '', lat, lng] = line.split('\t');
    const town = { names: names.split('|').filter(Boolean), province, lat: Number(lat), lng: Number(lng) };
    if (province) provinces.add(plainLetters(province));
    const cell = cellOf(town.lat, town.lng);
    const known = cells.get(cell);
    if (known) known.push(town);
    else cells.set(cell, [town]);
  }
  return { cells, provinces };
});

const countryNames = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));

interface Location {
  lat: number;
  lng: number;
  /** Only where whoever may find the place reads it. */
  address?: string | null | undefined;
}

/** As columns: what a place is called by whoever looks for it, the nearest town, in Spain its province, the country. */
export async function placeNames({ lat, lng, address }: Location) {
  const country = await countryAt(lat, lng);
  const { cells, provinces } = await loadTowns();
  const named = (address ?? '').split(',').map((part) => plainLetters(part).trim());
  const town = nearest(cells, lat, lng);
  // Near a border the nearest town may be across it: the address knows.
  const isAcross =
    named.some((part) => provinces.has(part)) && !named.includes(plainLetters(town?.province ?? ''));
  const known = isAcross ? undefined : town;
  const countries = country ? countryNames.map((names) => names.of(country) ?? '') : [];
  return {
    town_names: known?.names ?? [],
    region_names: [known?.province ?? '', ...countries].join(' ').trim(),
  };
}

function nearest(cells: ReadonlyMap<string, NamedPoint[]>, lat: number, lng: number): NamedPoint | undefined {
  let best: NamedPoint | undefined;
  let bestKm = nearestTown;
  for (const north of [-1, 0, 1])
    for (const east of [-1, 0, 1])
      for (const town of cells.get(cellOf(lat + north, lng + east)) ?? []) {
        const km = kmBetween(town, lat, lng);
        if (km < bestKm) [best, bestKm] = [town, km];
      }
  return best;
}

/** A degree each way, which is wider than the way to the nearest town as far north as people live. */
const cellOf = (lat: number, lng: number) => `${Math.floor(lat)} ${Math.floor((lng + 540) % 360)}`;

/** On a flat map, which is exact enough for so short a way. */
function kmBetween(town: NamedPoint, lat: number, lng: number): number {
  const turn = Math.abs(town.lng - lng);
  const east = Math.min(turn, 360 - turn) * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(town.lat - lat, east) * kmOfDegree;
}
