import { withLock } from '../files/lock.ts';
import { type Adopted, adopt } from '../signing/adopt.ts';
import { owedChanges } from '../store/active-pointer.ts';
import { appendHistory, publishedVersions, readHistory } from '../store/history.ts';
import { signedFiles } from './signed-files.ts';
import type { StoreReader } from './store-reader.ts';

export interface WriteOptions {
  /** Who makes the first key. */
  by: string;
  /** Gets what was signed for the first time. */
  onAdopted?: ((adopted: Adopted) => void) | undefined;
}

/** Changes to a store, one at a time. */
export function exclusiveWork(reader: StoreReader, { by, onAdopted }: WriteOptions) {
  const { paths } = reader;

  /** Work that changes the store, one at a time. What an older version of the product left unsigned is signed first. */
  async function exclusively<T>(work: () => Promise<T>): Promise<T> {
    return withLock(paths.locks, async () => {
      const adopted = await adopt(reader.keys, () => signedFiles(reader), by);
      if (adopted) onAdopted?.(adopted);
      return work();
    });
  }

  /** Writes the history lines that a process killed in the middle owes. Runs under the lock. */
  async function catchUp(app: string): Promise<void> {
    const owing = await reader.signedPointer();
    const entries = await readHistory(paths.history);
    const known = publishedVersions(entries, app);
    for (const version of await reader.versions(app)) {
      if (known.has(version)) continue;
      const found = await reader.release(app, version).catch(() => undefined);
      if (!found) continue;
      const { publishedAt: at, publishedBy: by, why, commit, dirty } = found;
      await appendHistory(paths.history, { kind: 'published', at, by, why, app, version, commit, dirty });
    }
    for (const change of owedChanges(owing, entries)) await appendHistory(paths.history, change);
  }

  return { exclusively, catchUp };
}
export type ExclusiveWork = ReturnType<typeof exclusiveWork>;
