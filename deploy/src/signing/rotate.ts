import { StoreError } from '../store/errors.ts';
import type { KeyFolder } from './key-folder.ts';
import { type SignedFiles, signAgain, signEach } from './signed-file.ts';

export interface Rotated {
  /** The id of the new key. */
  key: string;
  /** Ids of the keys that are trusted no longer. */
  dropped: string[];
  /** How many files have the new signature. */
  signed: number;
  /** What no trusted key had signed: it stays refused. */
  refused: string[];
}

/**
 * Changes to a new key: trusts both, signs everything anew, then trusts the new one alone. A process killed anywhere
 * leaves a store in which every signature is trusted; the next rotation goes on with the key that was begun. Runs
 * under the lock.
 */
export async function rotate(
  keys: KeyFolder,
  { pointer, records }: SignedFiles,
  by: string,
): Promise<Rotated> {
  const trusted = (await keys.trusted()) ?? [];
  const given = keys.given();
  if (given && trusted.every(({ id }) => id === given.id))
    throw new StoreError('SAME_KEY', { key: given.id });
  const next = given ?? (await keys.nextOrNew());
  const old = trusted.filter(({ id }) => id !== next.id);
  const entry = { ...next, since: new Date().toISOString(), by };
  await keys.trust([...old, entry]);
  const { done, refused } = await signEach([pointer, ...records], (file) =>
    signAgain(file, [...old, next], next),
  );
  await (given ? keys.dropPrivate() : keys.takeNext());
  await keys.trust([entry]);
  return {
    key: next.id,
    dropped: old.map(({ id }) => id),
    signed: done,
    refused,
  };
}
