import { StoreError } from '../../errors.ts';
import type { StoreReader } from '../../releases/store-reader.ts';
import { removalOf } from '../../store/history.ts';

/** Refuses an app that the store holds nothing of. */
export async function knownApp(store: StoreReader, app: string): Promise<void> {
  const apps = await store.apps();
  // A name that could be a path is refused by the store itself.
  await store.versions(app);
  if (!apps.includes(app)) throw new StoreError('UNKNOWN_APP', { app, apps: apps.join(', ') });
}

/** Refuses a version that is not in the store, and says whether it was once. */
export async function knownVersion(store: StoreReader, app: string, version: string): Promise<void> {
  await knownApp(store, app);
  store.paths.version(app, version);
  if ((await store.versions(app)).includes(version)) return;
  const removal = removalOf(await store.history(), app, version);
  if (!removal) throw new StoreError('NOT_PUBLISHED', { app, version });
  throw new StoreError('REMOVED', { app, version, by: removal.by, at: removal.at });
}
