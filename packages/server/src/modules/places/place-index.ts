import { type Language, languages, type Place } from '@estela/contracts';

type FoundPlace = Omit<Place, 'country'>;

interface IndexedPlace {
  /** Every name that it has, without case and accents, each between bars. */
  names: string;
  /** As in the file. */
  line: string;
  isSpanish: boolean;
}

/** How well a place fits: named so, and in Spain; named so elsewhere; begins so; has words that begin so. */
const ranks = 4;

/** Letters and digits of a name without case and accents, its words parted by single spaces. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Finds among the lines of `placesFile`; of those that fit as well, the first in the file come first. */
export function indexPlaces(file: string) {
  const places = file.trim().split('\n').map(index);

  return function find(q: string, language: Language, most: number): FoundPlace[] {
    const wanted = fold(q);
    if (wanted === '') return [];
    const words = wanted.split(' ');
    const found: IndexedPlace[][] = Array.from({ length: ranks }, () => []);
    for (const place of places) {
      const fits = found[rankOf(place, wanted, words)];
      if (fits && fits.length < most) fits.push(place);
    }
    return found
      .flat()
      .slice(0, most)
      .map(({ line }) => read(line, language));
  };
}

function index(line: string): IndexedPlace {
  const [names = '', region = ''] = line.split('\t');
  return { names: `|${names.split('|').map(fold).join('|')}|`, line, isSpanish: region !== '' };
}

/** Beyond the last where it does not fit. */
function rankOf({ names, isSpanish }: IndexedPlace, wanted: string, words: string[]): number {
  if (names.includes(`|${wanted}`)) {
    if (!names.includes(`|${wanted}|`)) return 2;
    return isSpanish ? 0 : 1;
  }
  return words.every((word) => names.includes(` ${word}`) || names.includes(`|${word}`)) ? 3 : ranks;
}

function read(line: string, language: Language): FoundPlace {
  const [names = '', region = '', lat, lng] = line.split('\t');
  const told = names.split('|');
  const name = told[languages.indexOf(language)] || told[0] || '';
  return { name, region: region || null, lat: Number(lat), lng: Number(lng) };
}
