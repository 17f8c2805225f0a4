import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { StoreError } from '../errors.ts';

/** A public key that releases may be signed with. */
export interface PublicKey {
  /** The first 12 hex digits of the SHA-256 of the key. */
  id: string;
  key: KeyObject;
}

/** The private half beside it. */
export interface SigningKey extends PublicKey {
  privateKey: KeyObject;
}

export function newKey(): SigningKey {
  return withPublicHalf(generateKeyPairSync('ed25519').privateKey);
}

/** Reads a private key from PEM text, also with `\n` written out as pipelines store it, or from its DER in base64. */
export function privateKeyOf(text: string, source: string): SigningKey {
  const plain = text.replaceAll('\\n', '\n').trim();
  return parsed(source, () =>
    withPublicHalf(
      createPrivateKey(
        plain.startsWith('-') ? plain : { key: Buffer.from(plain, 'base64'), format: 'der', type: 'pkcs8' },
      ),
    ),
  );
}

/** Reads a public key from its DER in base64. */
export function publicKeyOf(text: string, source: string): PublicKey {
  return parsed(source, () =>
    identified(
      createPublicKey({
        key: Buffer.from(text, 'base64'),
        format: 'der',
        type: 'spki',
      }),
    ),
  );
}

export function publicText({ key }: PublicKey): string {
  return key.export({ format: 'der', type: 'spki' }).toString('base64');
}

export function privateText({ privateKey }: SigningKey): string {
  return String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
}

function withPublicHalf(privateKey: KeyObject): SigningKey {
  return { ...identified(createPublicKey(privateKey)), privateKey };
}

function identified(key: KeyObject): PublicKey {
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('not an Ed25519 key');
  const id = createHash('sha256')
    .update(key.export({ format: 'der', type: 'spki' }))
    .digest('hex')
    .slice(0, 12);
  return { id, key };
}

/** The text is never repeated: it may be a secret. */
function parsed<T>(source: string, read: () => T): T {
  try {
    return read();
  } catch {
    throw new StoreError('BAD_KEY', { source });
  }
}
