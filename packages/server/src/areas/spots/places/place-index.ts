import { type Language, languages, nearPlaceKm, type Place } from '@estela/contracts';
import { plainLetters } from '../../../lists/plain-letters.ts';
import { forgivenLetters, wordsMeant } from './one-slip.ts';
import { kmBetween, kmOfDegree, type Point, parsePlace } from './place-line.ts';

type FoundPlace = Omit<Place, 'country'>;

export interface PlaceSearch {
  q: string;
  language: Language;
  most: number;
  /** Middle of what the asker sees. */
  near?: Point | undefined;
}

interface IndexedPlace extends Point {
  /** Every name that it has, without case and accents, each between bars. */
  names: string;
  /** As in the file, and its place there. */
  line: string;
  order: number;
  isSpanish: boolean;
}

/** How well a place fits: named so; begins so; has words that begin so. */
const fits = { named: 0, begins: 1, words: 2, not: 3 } as const;
type Fit = (typeof fits)[keyof typeof fits];

/** Of the same fit: near, in Spain, elsewhere. Spain counts among those that are named so. */
const groupsOfFit = 3;

/** Letters and digits of a name without case and accents, its words parted by single spaces. */
const fold = (text: string) =>
  plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Finds among the lines of `placesFile`; of those that fit as well, the first in the file come first. */
export function indexPlaces(file: string) {
  const places = file.trim().split('\n').map(index);
  const byWord = groupByWord(places);
  const known = [...byWord.keys()];

  function collect(
    among: Iterable<IndexedPlace>,
    fitOf: (place: IndexedPlace) => Fit,
    { language, most, near }: PlaceSearch,
  ) {
    const found: IndexedPlace[][] = Array.from({ length: fits.not * groupsOfFit }, () => []);
    for (const place of among) {
      const fit = fitOf(place);
      if (fit === fits.not) continue;
      const group = found[fit * groupsOfFit + groupOf(place, fit, near)];
      if (group && group.length < most) group.push(place);
    }
    return found
      .flat()
      .slice(0, most)
      .map(({ line }) => read(line, language));
  }

  return function find(search: PlaceSearch): FoundPlace[] {
    const wanted = fold(search.q);
    if (wanted === '') return [];
    const words = wanted.split(' ');
    const found = collect(places, (place) => fitOf(place, wanted, words), search);
    if (found.length > 0) return found;
    const slips = words.map((word) => wordsMeant(word, known));
    const patterns = words.map((word, at) => patternOf(word, slips[at] ?? []));
    // One of the words at least is not what it begins, or the search above had found it.
    const among = new Set(slips.flat().flatMap((word) => byWord.get(word) ?? []));
    return collect(inOrder(among), (place) => fitOfMeant(place, patterns), search);
  };
}

function index(line: string, order: number): IndexedPlace {
  const { names, region, lat, lng } = parsePlace(line);
  return { names: `|${names.map(fold).join('|')}|`, line, order, isSpanish: region !== '', lat, lng };
}

/** The words in which a slip is forgiven. */
function groupByWord(places: readonly IndexedPlace[]): ReadonlyMap<string, IndexedPlace[]> {
  const byWord = new Map<string, IndexedPlace[]>();
  for (const place of places)
    for (const word of place.names.split(/[| ]/)) {
      if (word.length < forgivenLetters) continue;
      const known = byWord.get(word);
      if (known) known.push(place);
      else byWord.set(word, [place]);
    }
  return byWord;
}

const inOrder = (places: ReadonlySet<IndexedPlace>) => [...places].sort((a, b) => a.order - b.order);

const hasBeginning = (names: string, word: string) =>
  names.includes(` ${word}`) || names.includes(`|${word}`);

function fitOf({ names }: IndexedPlace, wanted: string, words: readonly string[]): Fit {
  if (names.includes(`|${wanted}`)) return names.includes(`|${wanted}|`) ? fits.named : fits.begins;
  return words.every((word) => hasBeginning(names, word)) ? fits.words : fits.not;
}

/** A word that begins so, or one that was meant; both are letters and digits alone. */
function patternOf(word: string, meant: readonly string[]): RegExp {
  const whole = meant.map((one) => `|${one}(?=[| ])`).join('');
  return new RegExp(`[| ](?:${word}${whole})`);
}

/** A name of as many words is rather what was meant than one that has others, too. */
function fitOfMeant({ names }: IndexedPlace, meant: readonly RegExp[]): Fit {
  const isMeant = (name: string) => meant.every((pattern) => pattern.test(name));
  if (!isMeant(names)) return fits.not;
  const isWhole = names
    .split('|')
    .some((name) => name.split(' ').length === meant.length && isMeant(`|${name}|`));
  return isWhole ? fits.named : fits.words;
}

function groupOf(place: IndexedPlace, fit: Fit, near: Point | undefined): number {
  if (near && isNear(place, near)) return 0;
  return fit === fits.named && !place.isSpanish ? 2 : 1;
}

function isNear(place: Point, near: Point): boolean {
  if (Math.abs(place.lat - near.lat) * kmOfDegree > nearPlaceKm) return false;
  return kmBetween(place, near) <= nearPlaceKm;
}

function read(line: string, language: Language): FoundPlace {
  const { names, region, lat, lng } = parsePlace(line);
  const name = names[languages.indexOf(language)] || names[0] || '';
  return { name, region: region || null, lat, lng };
}
