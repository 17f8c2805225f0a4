import { changesOf, type HistoryEntry } from '../store/history.ts';

/**
 * Versions to try when the live one is damaged: those that were live before, newest first, then the others that
 * were published, newest first. A version that was rolled back from and not activated since is known to be bad.
 */
export function fallbackVersions(history: HistoryEntry[], app: string, damaged: string): string[] {
  const wasLive = changesOf(history, app).map((change) => change.version);
  const published = history
    .filter((entry) => entry.kind === 'published' && entry.app === app)
    .map((entry) => entry.version)
    .reverse();
  const bad = rolledBackFrom(history, app).add(damaged);
  return [...new Set([...wasLive, ...published])].filter((version) => !bad.has(version));
}

function rolledBackFrom(history: HistoryEntry[], app: string): Set<string> {
  const bad = new Set<string>();
  for (const { kind, previous, version } of changesOf(history, app).reverse()) {
    bad.delete(version);
    if (kind === 'rolled-back' && previous) bad.add(previous);
  }
  return bad;
}
