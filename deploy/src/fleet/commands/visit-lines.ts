import { type FirstVisit, firstVisitLimit } from '../../contract/first-visits.ts';
import { kilobytes } from './reports.ts';
import { fill, texts } from './texts.ts';

/** What the first visit of each route loads; nothing where no shell makes a page of it. */
export function visitTable(visits: readonly FirstVisit[]): string[] {
  if (visits.length === 0) return [];
  const width = Math.max(...visits.map(({ route }) => route.length));
  const hasLive = visits.some(({ live }) => live !== undefined);
  return [
    fill(hasLive ? texts.firstVisitsBesideLive : texts.firstVisits, {
      limit: kilobytes(firstVisitLimit),
    }),
    ...visits.map((visit) => {
      const route = visit.route.padEnd(width);
      const size = kilobytes(visit.bytes).padStart(8);
      return fill(texts.firstVisit, {
        route,
        size,
        difference: hasLive ? difference(visit) : '',
      }).trimEnd();
    }),
  ];
}

/** A warning for each route that grew. */
export function grownLines(grown: readonly FirstVisit[]): string[] {
  return grown.map((visit) =>
    fill(texts.grown, {
      route: visit.route,
      size: kilobytes(visit.bytes),
      difference: difference(visit),
    }),
  );
}

function difference({ bytes, live }: FirstVisit): string {
  if (live === undefined) return texts.newRoute;
  const change = kilobytes(bytes - live);
  return bytes > live ? `+${change}` : change;
}
