import { createHash, randomBytes } from 'node:crypto';

/** A fresh secret of 256 bits, safe in a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps in a token's place. The token is random, so a plain hash cannot be guessed back. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
