import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { hasCode, StoreError } from '../errors.ts';
import { replaceFile } from '../files/durable.ts';
import type { PublicKey, SigningKey } from './key.ts';
import { checkSignature, type Signable, signed } from './signature.ts';

/** A record or the pointer on disk. */
export interface SignedFile {
  kind: Signable;
  file: string;
  /** Its name in sentences for operators. */
  title: string;
  /** Throws unless it may be signed for the first time. */
  checkContent: () => Promise<unknown>;
}

/** Everything in a store that has a signature. */
export interface SignedFiles {
  pointer: SignedFile;
  records: SignedFile[];
}

const document = z.looseObject({ signature: z.unknown().optional() });

/** Throws unless {@link signAgain} may sign the file; returns what is in it. */
export async function checkAgain({ kind, file, title }: SignedFile, trusted: PublicKey[]) {
  const content = await contentOf(file);
  checkSignature(kind, content, trusted, title);
  return content;
}

/** Signs again a file that one of `trusted` has signed. The file has the old signature or the new one, never none. */
export async function signAgain(target: SignedFile, trusted: PublicKey[], key: SigningKey): Promise<void> {
  await write(target, await checkAgain(target, trusted), key);
}

/** Signs a file for the first time; one that has a signature already must have it from `key`. */
export async function signFirst(target: SignedFile, key: SigningKey): Promise<void> {
  const content = await contentOf(target.file);
  if (content.signature !== undefined) return checkSignature(target.kind, content, [key], target.title);
  await target.checkContent();
  await write(target, content, key);
}

/** Titles of the files that `sign` refuses; `done` counts the others, a missing file is neither. */
export async function signEach(
  targets: SignedFile[],
  sign: (target: SignedFile) => Promise<unknown>,
): Promise<{ done: number; refused: string[] }> {
  const refused: string[] = [];
  let done = 0;
  for (const target of targets) {
    try {
      await sign(target);
      done += 1;
    } catch (error) {
      if (hasCode(error, 'ENOENT')) continue;
      if (!(error instanceof StoreError)) throw error;
      refused.push(target.title);
    }
  }
  return { done, refused };
}

async function contentOf(file: string) {
  const text = await readFile(file, 'utf8');
  try {
    return document.parse(JSON.parse(text));
  } catch {
    throw new StoreError('STORE_UNREADABLE', { file });
  }
}

async function write({ kind, file }: SignedFile, content: object, key: SigningKey): Promise<void> {
  await replaceFile(file, `${JSON.stringify(signed(kind, content, key), null, 1)}\n`);
}
