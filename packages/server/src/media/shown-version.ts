import { createHash } from 'node:crypto';

/** Stands for what a drawn picture shows: another value for each other picture. */
export function shownVersion(shown: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16);
}
