import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { hasCode, StoreError } from '../errors.ts';
import { makeFolder, replaceFile, syncFolder } from '../files/durable.ts';
import {
  newKey,
  type PublicKey,
  privateKeyOf,
  privateText,
  publicKeyOf,
  publicText,
  type SigningKey,
} from './key.ts';

const trustedSchema = z.object({
  keys: z.array(
    z.object({
      id: z.string(),
      publicKey: z.string(),
      since: z.string(),
      by: z.string(),
    }),
  ),
});

/** A key that the edge trusts, and who made it. */
export interface TrustedKey extends PublicKey {
  since: string;
  by: string;
}

/** Only the system user that publishes reads a private key. */
const secret = 0o600;

/**
 * Keys beside the releases, never among them: whoever can only write releases (a copied folder, a shared volume)
 * cannot sign or say whom to trust. An edge on another machine needs `trusted.json` alone.
 */
export function keyFolder(folder: string, givenKey?: string) {
  const files = {
    private: path.join(folder, 'private.pem'),
    next: path.join(folder, 'private-next.pem'),
    trusted: path.join(folder, 'trusted.json'),
  };

  /** The keys that releases are checked against; nothing before the store's first signature. */
  async function trusted(): Promise<TrustedKey[] | undefined> {
    const text = await readIfThere(files.trusted);
    if (text === undefined) return undefined;
    try {
      const { keys } = trustedSchema.parse(JSON.parse(text));
      return keys.map(({ publicKey, since, by }) => ({
        ...publicKeyOf(publicKey, files.trusted),
        since,
        by,
      }));
    } catch {
      throw new StoreError('BAD_KEY', { source: files.trusted });
    }
  }

  async function trust(keys: TrustedKey[]): Promise<void> {
    const listed = keys.map((key) => ({
      id: key.id,
      publicKey: publicText(key),
      since: key.since,
      by: key.by,
    }));
    await replaceFile(files.trusted, `${JSON.stringify({ keys: listed }, null, 2)}\n`);
  }

  async function keyIn(file: string): Promise<SigningKey | undefined> {
    const text = await readIfThere(file);
    return text === undefined ? undefined : privateKeyOf(text, file);
  }

  async function make(file: string): Promise<SigningKey> {
    await makeFolder(folder);
    const key = newKey();
    await replaceFile(file, privateText(key), secret);
    return key;
  }

  const given = () => (givenKey ? privateKeyOf(givenKey, 'ESTELA_SIGNING_KEY') : undefined);

  return {
    trusted,
    trust,
    given,
    /** The key that signs here: the one given by the environment, else the one in the folder. */
    own: async () => given() ?? (await keyIn(files.private)),
    /** The same, made where there is none yet. */
    ownOrNew: async () => {
      await makeFolder(folder);
      return given() ?? (await keyIn(files.private)) ?? (await make(files.private));
    },
    /** The key of a rotation that has begun. */
    begun: () => keyIn(files.next),
    /** The same, else a new one. */
    nextOrNew: async () => (await keyIn(files.next)) ?? (await make(files.next)),
    /** Ends a rotation: the next key is the key. */
    async takeNext(): Promise<void> {
      await rename(files.next, files.private);
      await syncFolder(folder);
    },
    /** Ends a rotation to a key that the environment holds: no private key stays on disk. */
    dropPrivate: () => Promise.all([files.private, files.next].map((file) => rm(file, { force: true }))),
  };
}
export type KeyFolder = ReturnType<typeof keyFolder>;

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}
