import { signatures as signaturesOf } from '../signing/signatures.ts';
import { storePaths } from '../store/store-paths.ts';
import { changes, type Mover } from './changes.ts';
import { exclusiveWork, type WriteOptions } from './exclusive-work.ts';
import { garbageCollection } from './gc.ts';
import { type Publisher, publisher } from './publisher.ts';
import { type Repairs, repairs } from './repair.ts';
import { type StoreReader, storeReader } from './store-reader.ts';

export interface StoreOptions extends Partial<WriteOptions> {
  /** The private key of `ESTELA_SIGNING_KEY`, instead of the one in the data folder. */
  signingKey?: string | undefined;
}

/** Everything that can be done with a store. Who needs less of it takes one of these. */
export interface ReleaseStore extends StoreReader, Publisher, Mover, Repairs {
  gc: ReturnType<typeof garbageCollection>;
}

/** Reads the releases in a folder. */
export function openReader(root: string): StoreReader {
  const paths = storePaths(root);
  return storeReader(paths, signaturesOf(paths.signing));
}

/** The folder of releases: immutable versions, an append-only history, and one pointer to what is live. */
export function openStore(
  root: string,
  { signingKey, by = 'unknown', onAdopted }: StoreOptions = {},
): ReleaseStore {
  const paths = storePaths(root);
  const signatures = signaturesOf(paths.signing, signingKey);
  const reader = storeReader(paths, signatures);
  const work = exclusiveWork(reader, { by, onAdopted });
  const parts = { ...reader, ...work, signatures };
  const mover = changes(parts);
  return {
    ...reader,
    ...mover,
    ...publisher(reader, signatures, work, mover),
    ...repairs(reader, signatures, work, by),
    gc: garbageCollection(parts),
  };
}
