import { type HistoryEntry, isChange } from '../../store/history.ts';
import { shellName } from '../../store/store-paths.ts';
import type { VersionSet } from '../../store/version-sets.ts';
import { compositionId } from '../composition-id.ts';

/** What a failure card shows of an id is enough to find its set. */
export const shortestId = 6;

/** The sets whose id begins with `start`, out of all that were live or were served by a link. */
export function findSets(start: string, history: HistoryEntry[], remembered: VersionSet[]): VersionSet[] {
  const all: VersionSet[] = [...liveSets(history), ...remembered.filter((set) => idOf(set) === set.id)];
  const byId = new Map(all.map((set) => [set.id, set]));
  return [...byId.values()].filter(({ id }) => id.startsWith(start));
}

/** Every set that was live, oldest first, with the change that made it so. */
export function liveSets(history: HistoryEntry[]): (VersionSet & { sequence: number })[] {
  let apps: Record<string, string> = {};
  const off = new Set<string>();
  return history.filter(isChange).flatMap(({ kind, app, version, sequence }) => {
    if (kind === 'disabled') off.add(app);
    else if (kind === 'enabled') off.delete(app);
    else apps = { ...apps, [app]: version };
    const set = { apps, ...(off.size > 0 && { disabled: [...off] }) };
    const id = idOf(set);
    return id ? [{ id, ...set, sequence }] : [];
  });
}

/** A composition needs a shell. */
function idOf({ apps, disabled = [] }: Omit<VersionSet, 'id'>): string | undefined {
  const { [shellName]: shell, ...remotes } = apps;
  const parts = Object.entries(remotes).map(
    ([app, version]) => [app, { version, disabled: disabled.includes(app) }] as const,
  );
  return shell && compositionId({ version: shell }, Object.fromEntries(parts));
}
