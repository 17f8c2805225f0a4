import { type ActivePointer, activeVersion } from './active-pointer.ts';
import { wayBack } from './decisions.ts';
import { type HistoryEntry, isMove } from './history.ts';

export interface KeepRule {
  /** Newest versions of each app that stay, and how many rollbacks stay possible. */
  keep: number;
  /** How long ago a version must have been in use (ms): tabs that began with it may still ask for its files. */
  age: number;
}

/**
 * Versions of an app that may go. All of these stay: the live one and the versions that rollbacks lead to, what is
 * served where the live one is damaged, the newest `keep`, and what was published or live within `age`.
 */
export function removable(
  { pointer, history }: { pointer: ActivePointer; history: HistoryEntry[] },
  app: string,
  versions: string[],
  { keep, age, now, served }: KeepRule & { now: number; served?: string | undefined },
): string[] {
  const used = lastUse(history, app);
  // By the order of the lines, not by their times: two of the same millisecond are not equally new.
  const newestFirst = [...used.keys()].reverse();
  const byUse = [...versions].sort((one, other) => newestFirst.indexOf(one) - newestFirst.indexOf(other));
  const stays = new Set([
    activeVersion(pointer, app),
    served,
    ...wayBack(history, app).slice(-keep - 1),
    ...byUse.slice(0, keep),
  ]);
  // A version without any line was put there by hand: nobody knows its age.
  return byUse.filter((version) => !stays.has(version) && now - (used.get(version) ?? now) > age);
}

/** When each version was published, or was live for the last time; the last used comes last. */
function lastUse(history: HistoryEntry[], app: string): Map<string, number> {
  const used = new Map<string, number>();
  const use = (version: string, at: number) => {
    used.delete(version);
    used.set(version, at);
  };
  for (const entry of history) {
    if (entry.app !== app) continue;
    const at = Date.parse(entry.at);
    if (isMove(entry) && entry.previous !== null) use(entry.previous, at);
    if (entry.kind === 'published' || isMove(entry)) use(entry.version, at);
  }
  return used;
}
