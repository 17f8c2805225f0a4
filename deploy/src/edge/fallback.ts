import { changesOf, type HistoryEntry } from '../store/history.ts';

/**
 * Versions to try when the live one is damaged: those that were live before, newest first, then the others that
 * were published, newest first.
 */
export function fallbackVersions(history: HistoryEntry[], app: string, damaged: string): string[] {
  const wasLive = changesOf(history, app).map((change) => change.version);
  const published = history
    .filter((entry) => entry.kind === 'published' && entry.app === app)
    .map((entry) => entry.version)
    .reverse();
  return [...new Set([...wasLive, ...published])].filter((version) => version !== damaged);
}
