import { type AirspaceDataState, type AirspaceReason, airspaceDataStates } from '@estela/contracts/values';
import type { Bounds } from './shape.ts';

/** What decides how far a dataset can be relied on. */
export interface Coverage {
  content: 'zones' | 'notams';
  /** Countries that it covers completely. */
  countries: string[];
  extent: Bounds | null;
  validFrom: Date | null;
  validTo: Date | null;
  importedAt: Date;
  staleAt: Date;
  failedAt: Date | null;
  synthetic: boolean;
}

export interface Question {
  lat: number;
  lng: number;
  country: string | null;
  /** Time of the flight, and of the question. */
  at: Date;
  now: Date;
}

const day = 86_400_000;

/** Whether a dataset may cover the point. */
export function concernsPoint({ countries, extent }: Coverage, { lat, lng, country }: Question): boolean {
  if (country !== null && countries.includes(country)) return true;
  if (!extent || lat < extent.south || lat > extent.north) return false;
  return [lng, lng + 360, lng - 360].some((x) => x >= extent.west && x <= extent.east);
}

/** `old` also where the flight is later than the data reaches. */
export function stateOf(dataset: Coverage, { at, now }: Pick<Question, 'at' | 'now'>): AirspaceDataState {
  const latest = at > now ? at : now;
  if (dataset.failedAt) return 'failed';
  if (latest > dataset.staleAt || (dataset.validTo && latest > dataset.validTo)) return 'old';
  if (dataset.validFrom && at < dataset.validFrom) return 'missing';
  // It reaches as far back as it is trusted ahead: before that, zones and NOTAM were others.
  const reach = Math.max(day, dataset.staleAt.getTime() - dataset.importedAt.getTime());
  return at.getTime() < dataset.importedAt.getTime() - reach ? 'missing' : 'current';
}

/**
 * How good the data about the point is: the worst state of what covers it, and missing where no real dataset covers all
 * zones of its country.
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

/** Whether a dataset may cover a part of a box. */
export function concernsBox({ extent }: Coverage, { west, south, east, north }: Bounds): boolean {
  if (!extent || extent.south > north || extent.north < south) return false;
  const end = west <= east ? east : east + 360;
  return [0, 360, -360].some((turn) => extent.west <= end + turn && extent.east >= west + turn);
}
