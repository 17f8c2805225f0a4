import type { Release } from '@estela/contracts/release';
import { StoreError } from '../errors.ts';
import { pageFiles } from './page-files.ts';
import { isShell } from './problems.ts';

/** JavaScript that the first visit of a route may load, shell and remote together. Bytes of brotli. */
export const firstVisitLimit = 220_000;

/** A route may grow by so much without a word. Bytes of brotli. */
const smallGrowth = 2_000;

/** What the first visit of a route loads in JavaScript. Bytes of brotli. */
export interface FirstVisit {
  route: string;
  app: string;
  bytes: number;
  /** The part of the app that owns the route, without the shell's where that is another. */
  own: number;
  /** What the app allows itself in its package.json. */
  ownLimit?: number | undefined;
  /** What it loads with the versions that are live; undefined for a new route. */
  live?: number | undefined;
}

/** The routes of `releases`, beside what they load among those of `live`. Without a shell there are no pages. */
export function firstVisits(releases: readonly Release[], live: readonly Release[]): FirstVisit[] {
  const now = new Map(visitsOf(live).map(({ route, bytes }) => [route, bytes]));
  return visitsOf(releases).map((visit) => ({
    ...visit,
    live: now.get(visit.route),
  }));
}

function visitsOf(releases: readonly Release[]): FirstVisit[] {
  const shell = releases.find(isShell);
  if (!shell) return [];
  const start = scriptBytes(shell);
  return releases.flatMap((release) =>
    release.manifest.routes.map(({ path, chunk }) => {
      const own = scriptBytes(release, chunk);
      const bytes = isShell(release) ? own : start + own;
      return {
        route: path,
        app: release.app,
        bytes,
        own,
        ownLimit: release.manifest.budget?.bytes,
      };
    }),
  );
}

function scriptBytes(release: Release, chunk?: string): number {
  const sizes = new Map(release.files.map(({ path, bytes, brotli }) => [path, brotli?.bytes ?? bytes]));
  return pageFiles(release, chunk, 'es').js.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
}

/** Routes that load more than what is live by more than somebody would shrug at. */
export function grownVisits(visits: readonly FirstVisit[]): FirstVisit[] {
  return visits.filter(({ bytes, live }) => live !== undefined && bytes - live > smallGrowth);
}

/** Routes above a limit. One that was above it before, and does not grow, stays nobody's fault. */
export function heavyVisits(visits: readonly FirstVisit[]): FirstVisit[] {
  return visits.filter(
    ({ bytes, own, ownLimit = Infinity, live = 0 }) =>
      bytes > live && (bytes > firstVisitLimit || own > ownLimit),
  );
}

/** The refusal of what would load too much. */
export function tooHeavy(visits: readonly FirstVisit[]): StoreError {
  const lines = visits.map(({ route, app, bytes, own, ownLimit = Infinity }) =>
    bytes > firstVisitLimit
      ? `\n  ${route} ${kB(bytes)}, and ${kB(firstVisitLimit)} are allowed for any route`
      : `\n  ${route} ${kB(own)} of ${app} itself, and its package.json (estela.budget) allows ${kB(ownLimit)}`,
  );
  return new StoreError('TOO_HEAVY', { routes: lines.join('') });
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
