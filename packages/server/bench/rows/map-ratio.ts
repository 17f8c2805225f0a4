import { spotFilters } from '@estela/contracts';
import { sizes } from '../sizes.ts';
import { compareSizes, of, type Question, signedIn } from './compare-sizes.ts';
import type { Row } from './row.ts';

export const mapQuestions: Record<string, Question> = {
  'spots in a box': ({ boxes, pilots }, n) => ({
    path: `/api/spots/map?limit=20&bbox=${of(boxes, n)}`,
    ...signedIn(pilots, n),
  }),
  ...Object.fromEntries(
    ['', ...spotFilters].map((filter): [string, Question] => [
      `spots of a country, ${filter || 'all'}`,
      ({ pilots }, n) => ({
        path: `/api/spots/map?bbox=${wideBox(n)}${filter && `&filter=${filter}`}`,
        ...signedIn(pilots, n),
      }),
    ]),
  ),
  'spots by words': ({ pilots }, n) => ({
    path: `/api/spots/map?bbox=-180,-90,180,90&q=spot+${100 + (n % 800)}7`,
    ...signedIn(pilots, n),
  }),
  // More than are counted: every spot is called so.
  'spots by a common word': ({ pilots }, n) => ({
    path: `/api/spots/map?bbox=${wideBox(n)}&q=spot`,
    ...signedIn(pilots, n),
  }),
};

/** The rows of B1 that are about the map, on databases of their own: seconds to make instead of many minutes. */
export const mapRatio: Row = {
  about: 'the map alone: 100 k pilots against 1 k',
  run: (options) => compareSizes(mapQuestions, { small: sizes.mapSmall, large: sizes.mapLarge }, options),
};

/** Spain, not twice the same. */
const wideBox = (n: number) => [-9.5 + (n % 10) / 10, 35.5, 3.5 + (n % 10) / 10, 44].join(',');
