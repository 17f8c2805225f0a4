import type { Release } from '@estela/contracts/release';
import { type HistoryEntry, movesOf } from './history.ts';

export interface ReleaseReader {
  history(): Promise<HistoryEntry[]>;
  /** The release, after every byte was checked. */
  verify(app: string, version: string): Promise<Release>;
}

export interface DamageLog {
  error(details: object, message: string): void;
}

/** What is served where `version` is live: that release, or the last good one when it is damaged. */
export async function servedRelease(
  reader: ReleaseReader,
  app: string,
  version: string,
  log: DamageLog,
): Promise<Release | undefined> {
  try {
    return await reader.verify(app, version);
  } catch (error) {
    log.error({ err: error, app, version }, 'live release is damaged');
  }
  for (const candidate of fallbackVersions(await reader.history(), app, version)) {
    const release = await reader.verify(app, candidate).catch(() => undefined);
    if (!release) continue;
    log.error({ app, version, instead: candidate }, 'serving the last good release instead');
    return release;
  }
  log.error({ app, version }, 'no good release is left');
  return undefined;
}

/**
 * Versions to try when the live one is damaged: those that were live before, newest first, then the others that
 * were published, newest first. A version that was rolled back from and not activated since is known to be bad.
 */
export function fallbackVersions(history: HistoryEntry[], app: string, damaged: string): string[] {
  const wasLive = movesOf(history, app).map((change) => change.version);
  const published = history
    .filter((entry) => entry.kind === 'published' && entry.app === app)
    .map((entry) => entry.version)
    .reverse();
  const bad = rolledBackFrom(history, app).add(damaged);
  return [...new Set([...wasLive, ...published])].filter((version) => !bad.has(version));
}

function rolledBackFrom(history: HistoryEntry[], app: string): Set<string> {
  const bad = new Set<string>();
  for (const { kind, previous, version } of movesOf(history, app).reverse()) {
    bad.delete(version);
    if (kind === 'rolled-back' && previous) bad.add(previous);
  }
  return bad;
}
