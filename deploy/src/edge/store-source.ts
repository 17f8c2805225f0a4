import { stat } from 'node:fs/promises';
import { hasCode } from '../errors.ts';
import type { StoreReader } from '../releases/store-reader.ts';
import { checkNotOlder } from '../store/active-pointer.ts';
import { rememberSet } from '../store/version-sets.ts';
import { readLinkKey } from './override/link-key.ts';
import type { ReleaseSource } from './release-source.ts';

/** The release store as the edge reads it. */
export function storeSource(store: StoreReader): ReleaseSource {
  const { paths } = store;
  let newest = 0;

  /** An old pointer put back has a good signature, but not a later sequence than what was served. */
  async function pointer() {
    const found = await store.signedPointer();
    checkNotOlder(found, newest);
    newest = found.sequence;
    return found;
  }

  return {
    ...store,
    pointer,
    stamp: () => fileStamp(paths.active),
    watched: paths.active,
    isImmutable: () => true,
    failures: paths.failures,
    linkKey: () => readLinkKey(paths.linkKey),
    rememberSet: (set) => rememberSet(paths.sets, set),
  };
}

/** Every replacement of a file is a new inode, so two changes within one clock tick differ, too. */
async function fileStamp(file: string): Promise<string> {
  try {
    const { ino, mtimeNs, size } = await stat(file, { bigint: true });
    return `${ino}-${mtimeNs}-${size}`;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'none';
    throw error;
  }
}
