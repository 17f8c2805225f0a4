import type { KeyFolder } from './key-folder.ts';
import { type SignedFiles, signEach, signFirst } from './signed-file.ts';

export interface Adopted {
  /** The id of the key. */
  key: string;
  /** How many files were signed. */
  signed: number;
  /** Damaged releases, and what another key has signed: refused from now on. */
  refused: string[];
}

/**
 * Signs, once, what a version of the product without signatures published: releases whose every byte is as recorded,
 * and the pointer. The list of trusted keys is written last, so that a process killed before leaves a store that is
 * still to be signed. Runs under the lock.
 */
export async function adopt(
  keys: KeyFolder,
  files: () => Promise<SignedFiles>,
  by: string,
): Promise<Adopted | undefined> {
  if (await keys.trusted()) return undefined;
  const own = await keys.ownOrNew();
  const { pointer, records } = await files();
  const { done, refused } = await signEach([...records, pointer], (file) => signFirst(file, own));
  await keys.trust([{ ...own, since: new Date().toISOString(), by }]);
  return { key: own.id, signed: done, refused };
}
