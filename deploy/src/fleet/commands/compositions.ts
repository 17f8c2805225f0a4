import { findSets, shortestId } from '../../edge/override/find-set.ts';
import { StoreError } from '../../errors.ts';
import type { StoreReader } from '../../releases/store-reader.ts';
import type { VersionSet } from '../../store/version-sets.ts';

/** The composition whose id, or the start of it, somebody gave; `remembered` are those that were never live. */
export async function knownComposition(
  store: StoreReader,
  given: string,
  remembered: VersionSet[],
): Promise<VersionSet> {
  const start = given.replace(/\s+/g, '').toLowerCase();
  if (!/^[0-9a-f]{1,12}$/.test(start) || start.length < shortestId)
    throw new StoreError('BAD_COMPOSITION', { id: given });
  const [set, another] = findSets(start, await store.history(), remembered);
  if (!set) throw new StoreError('UNKNOWN_COMPOSITION', { id: start });
  if (another) throw new StoreError('AMBIGUOUS_COMPOSITION', { id: start, ids: `${set.id}, ${another.id}` });
  const missing = await missingOf(store, set.apps);
  if (missing.length > 0)
    throw new StoreError('COMPOSITION_GONE', { id: set.id, missing: missing.join('; ') });
  return set;
}

async function missingOf(store: StoreReader, apps: Record<string, string>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(apps).map(([app, version]) =>
      store.verify(app, version).then(
        () => undefined,
        (error: unknown) => {
          if (error instanceof StoreError) return `${app} ${version}`;
          throw error;
        },
      ),
    ),
  );
  return found.filter((line) => line !== undefined);
}
