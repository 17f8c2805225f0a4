import { stat } from 'node:fs/promises';
import { hasCode } from '../store/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { ReleaseSource } from './release-source.ts';

/** The release store as the edge reads it. */
export function storeSource(store: ReleaseStore): ReleaseSource {
  const { active } = store.paths;
  return { ...store, stamp: () => fileStamp(active), watched: active, isImmutable: () => true };
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
