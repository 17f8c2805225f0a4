import type { StoreReader } from '../../releases/store-reader.ts';

/** Files of an app that the store has already, by their integrity: a sender leaves them out. */
export async function knownFiles(store: StoreReader, app: string): Promise<Map<string, string>> {
  const versions = await store.versions(app);
  const releases = await Promise.all(
    // A damaged release must not stop a repair.
    versions.map((version) => store.release(app, version).catch(() => undefined)),
  );
  const files = releases.flatMap((release) =>
    release
      ? release.files.map((file) => [file.integrity, store.fileOf(app, release.version, file.path)] as const)
      : [],
  );
  return new Map(files);
}
