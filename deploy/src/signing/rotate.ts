import { StoreError } from '../errors.ts';
import type { KeyFolder } from './key-folder.ts';
import { checkAgain, type SignedFiles, signAgain, signEach } from './signed-file.ts';

export interface Rotated {
  /** The id of the new key; none where it is not made yet. */
  key: string | undefined;
  /** Ids of the keys that are trusted no longer. */
  dropped: string[];
  /** How many files have the new signature. */
  signed: number;
  /** What no trusted key had signed: it stays refused. */
  refused: string[];
}

/**
 * Changes to a new key: trusts both, signs everything again, then trusts the new one alone. A process killed anywhere
 * leaves a store in which every signature is trusted; the next rotation goes on with the key that was begun. Runs
 * under the lock.
 */
export async function rotate(
  keys: KeyFolder,
  { pointer, records }: SignedFiles,
  by: string,
): Promise<Rotated> {
  const { trusted, given } = await changing(keys);
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

/** What {@link rotate} would do; it changes nothing. */
export async function planRotation(keys: KeyFolder, { pointer, records }: SignedFiles): Promise<Rotated> {
  const { trusted, given } = await changing(keys);
  const next = given ?? (await keys.begun());
  const old = trusted.filter(({ id }) => id !== next?.id);
  const { done, refused } = await signEach([pointer, ...records], (file) =>
    checkAgain(file, next ? [...old, next] : old),
  );
  return { key: next?.id, dropped: old.map(({ id }) => id), signed: done, refused };
}

async function changing(keys: KeyFolder) {
  const trusted = (await keys.trusted()) ?? [];
  const given = keys.given();
  if (given && trusted.every(({ id }) => id === given.id))
    throw new StoreError('SAME_KEY', { key: given.id });
  return { trusted, given };
}
