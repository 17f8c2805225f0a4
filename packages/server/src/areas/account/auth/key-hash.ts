import { createHash } from 'node:crypto';

/** The part of a counter's key that names somebody: no list of what people typed lies in the database. */
export function keyHash(text: string): string {
  return createHash('sha256').update(text.toLowerCase()).digest('base64url');
}
