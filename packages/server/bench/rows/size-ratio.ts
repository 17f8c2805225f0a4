import { flightFilters } from '@estela/contracts';
import { sizes } from '../sizes.ts';
import { compareSizes, of, type Question, signedIn } from './compare-sizes.ts';
import { mapQuestions } from './map-ratio.ts';
import type { Row } from './row.ts';

const questions: Record<string, Question> = {
  'global feed': ({ pilots }, n) => ({ path: '/api/feed', ...signedIn(pilots, n) }),
  'following feed': ({ pilots }, n) => ({ path: '/api/feed?tab=following', ...signedIn(pilots, n) }),
  dashboard: ({ pilots }, n) => ({
    path: `/api/users/dashboard/${of(pilots, n + 1).username}`,
    ...signedIn(pilots, n),
  }),
  ...Object.fromEntries(
    flightFilters.map((filter): [string, Question] => [
      `flights, ${filter}`,
      ({ pilots }, n) => ({ path: `/api/flights?filter=${filter}&tz=Europe/Madrid`, ...signedIn(pilots, n) }),
    ]),
  ),
  'flights, words': ({ pilots }, n) => ({ path: '/api/flights?q=vuelo+viento', ...signedIn(pilots, n) }),
  'flights, tag': ({ pilots }, n) => ({ path: `/api/flights?tag=t${n % 50}`, ...signedIn(pilots, n) }),
  ...mapQuestions,
  'topics of a group': ({ groups, pilots }, n) => ({
    path: `/api/groups/${of(groups, n)}/topics`,
    ...signedIn(pilots, n),
  }),
};

/** B1: what everybody does must not become slower as the number of pilots grows. */
export const sizeRatio: Row = {
  about: '1 M flights and 100 k pilots against 10 k and 1 k',
  run: (options) => compareSizes(questions, sizes, options),
};
