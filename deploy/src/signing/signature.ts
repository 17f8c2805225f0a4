import { sign, verify } from 'node:crypto';
import { z } from 'zod';
import { StoreError } from '../errors.ts';
import { canonicalJson } from '../files/canonical-json.ts';
import type { PublicKey, SigningKey } from './key.ts';

/** What is signed. It is part of the signed text, so that one kind never passes for the other. */
export type Signable = 'release' | 'pointer';

const signedSchema = z.looseObject({
  signature: z.object({ key: z.string(), value: z.string() }),
});

/** The document with a signature over everything else in it, also over fields that only a later version knows. */
export function signed(kind: Signable, document: object, key: SigningKey) {
  const value = sign(null, signedText(kind, document), key.privateKey).toString('base64');
  return { ...document, signature: { key: key.id, value } };
}

/** Throws unless one of `keys` has signed the document, which is named by `title`. */
export function checkSignature(kind: Signable, document: unknown, keys: PublicKey[], title: string): void {
  const { data } = signedSchema.safeParse(document);
  if (!data) throw new StoreError('NOT_SIGNED', { title });
  const { key: id, value } = data.signature;
  const trusted = keys.find((key) => key.id === id);
  if (!trusted) throw new StoreError('UNKNOWN_KEY', { title, key: id });
  if (!verify(null, signedText(kind, data), trusted.key, Buffer.from(value, 'base64')))
    throw new StoreError('WRONG_SIGNATURE', { title });
}

/** The content as it is read back: a field that is undefined is not written. */
function signedText(kind: Signable, document: object): Buffer {
  const content: object = JSON.parse(JSON.stringify({ ...document, signature: undefined }));
  return Buffer.from(`estela ${kind}\n${canonicalJson(content)}`);
}
