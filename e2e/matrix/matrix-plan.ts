import { readFileSync } from 'node:fs';
import type { Release } from '@estela/contracts/release';

/** What the command prepares and the situations read. */
export interface MatrixPlan {
  /** A data folder whose store has both releases of every app, the new ones live. */
  data: string;
  /** The shell with raised versions of the shared packages. */
  raisedShell: string;
  /** Versions that were asked for in place of all situations. */
  composition?: Record<string, string>;
  /** App -> its two releases: one where it did not change, or is new. */
  releases: Record<string, { previous: Release; candidate: Release }>;
}

const variable = 'ESTELA_MATRIX';

export const planEnvironment = (file: string) => ({ [variable]: file });

export function readPlan(): MatrixPlan {
  const file = process.env[variable];
  if (!file) throw new Error('The situations run by npm run test:matrix');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The apps whose two releases are not the same. */
export function movedApps({ releases }: MatrixPlan): string[] {
  return Object.entries(releases).flatMap(([app, { previous, candidate }]) =>
    previous.version === candidate.version ? [] : [app],
  );
}

/** The versions of all apps on one side. */
export function versionsOf({ releases }: MatrixPlan, side: 'previous' | 'candidate'): Record<string, string> {
  return Object.fromEntries(Object.entries(releases).map(([app, pair]) => [app, pair[side].version]));
}

export function pairOf({ releases }: MatrixPlan, app: string) {
  const { [app]: pair } = releases;
  if (!pair) throw new Error(`The plan has no ${app}`);
  return pair;
}

export const shell = 'shell';

/** The releases with these versions. The shell with raised versions declares what the new one does. */
export function releasesIn({ releases }: MatrixPlan, versions: Readonly<Record<string, string>>): Release[] {
  return Object.entries(releases).map(([app, { previous, candidate }]) =>
    previous.version === versions[app] ? previous : candidate,
  );
}
