import { type HistoryEntry, isChange } from '../../store/history.ts';
import { shellName } from '../../store/store-paths.ts';
import type { VersionSet } from '../../store/version-sets.ts';
import { compositionId } from '../composition-id.ts';

/** What a failure card shows of an id is enough to find its set. */
export const shortestId = 6;

/** The sets whose id begins with `start`, out of all that were live or were served by a link. */
export function findSets(start: string, history: HistoryEntry[], remembered: VersionSet[]): VersionSet[] {
  const all = [...liveSets(history), ...remembered.filter((set) => idOf(set.apps) === set.id)];
  const byId = new Map(all.map((set) => [set.id, set]));
  return [...byId.values()].filter(({ id }) => id.startsWith(start));
}

/** Every set that was live, oldest first. */
function liveSets(history: HistoryEntry[]): VersionSet[] {
  let apps: Record<string, string> = {};
  return history.filter(isChange).flatMap(({ app, version }) => {
    apps = { ...apps, [app]: version };
    const id = idOf(apps);
    return id ? [{ id, apps }] : [];
  });
}

/** A composition needs a shell. */
function idOf({ [shellName]: shell, ...remotes }: Record<string, string>): string | undefined {
  const parts = Object.entries(remotes).map(([app, version]) => [app, { version }]);
  return shell && compositionId({ version: shell }, Object.fromEntries(parts));
}
