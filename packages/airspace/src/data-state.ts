import { type AirspaceDataState, type AirspaceReason, airspaceDataStates } from '@estela/contracts/values';
import type { Bounds } from './shape.ts';

/** What must be known of a dataset to believe it. */
export interface Coverage {
  content: 'zones' | 'notams';
  /** It holds everything there. */
  countries: string[];
  extent: Bounds | null;
  validFrom: Date | null;
  validTo: Date | null;
  staleAt: Date;
  failedAt: Date | null;
  synthetic: boolean;
}

export interface Question {
  lat: number;
  lng: number;
  country: string | null;
  /** When the flight is, and when it is asked for. */
  at: Date;
  now: Date;
}

/** Whether a dataset may say something of the point. */
export function concernsPoint({ countries, extent }: Coverage, { lat, lng, country }: Question): boolean {
  if (country !== null && countries.includes(country)) return true;
  if (!extent || lat < extent.south || lat > extent.north) return false;
  return [lng, lng + 360, lng - 360].some((x) => x >= extent.west && x <= extent.east);
}

/** `old` also for a flight so far ahead that the data says nothing of it any more. */
export function stateOf(dataset: Coverage, { at, now }: Pick<Question, 'at' | 'now'>): AirspaceDataState {
  const latest = at > now ? at : now;
  if (dataset.failedAt) return 'failed';
  if (latest > dataset.staleAt || (dataset.validTo && latest > dataset.validTo)) return 'old';
  return dataset.validFrom && at < dataset.validFrom ? 'missing' : 'current';
}

/**
 * How good the data about the point is: the worst of what concerns it, and missing where nothing real claims to hold
 * every zone of its country.
 */
export function dataAt(all: readonly Coverage[], question: Question) {
  const here = all.filter((dataset) => concernsPoint(dataset, question));
  const states = here.map((dataset) => stateOf(dataset, question));
  const isWhole = (dataset: Coverage) =>
    dataset.content === 'zones' &&
    !dataset.synthetic &&
    question.country !== null &&
    dataset.countries.includes(question.country) &&
    stateOf(dataset, question) !== 'missing';
  if (!here.some(isWhole)) states.push('missing');
  const state = airspaceDataStates.findLast((one) => states.includes(one)) ?? 'missing';
  const reasons: AirspaceReason[] = [];
  if (states.includes('missing')) reasons.push('dataMissing');
  if (states.includes('old')) reasons.push('dataOld');
  if (states.includes('failed')) reasons.push('dataFailed');
  if (here.some(({ synthetic }) => synthetic)) reasons.push('dataSynthetic');
  if (!here.some(({ content }) => content === 'notams')) reasons.push('notamsMissing');
  return { state, reasons };
}

/** Whether a dataset may say something of what lies in a box. */
export function concernsBox({ extent }: Coverage, { west, south, east, north }: Bounds): boolean {
  if (!extent || extent.south > north || extent.north < south) return false;
  const end = west <= east ? east : east + 360;
  return [0, 360, -360].some((turn) => extent.west <= end + turn && extent.east >= west + turn);
}
