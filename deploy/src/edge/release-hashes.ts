import type { Release } from '@estela/contracts/release';
import { integrityOf } from '../files/integrity.ts';

/** Hashes of the files that browsers check: fonts and pictures have no integrity attribute. */
export function hashesOf({ files }: Pick<Release, 'files'>): Record<string, string> {
  const checked = files.filter((file) => /\.(?:js|css)$/.test(file.path));
  return Object.fromEntries(checked.map(({ path, integrity }) => [path, integrity]));
}

/** As they are served in a file of their own. */
export function hashesText(hashes: Record<string, string>): Buffer {
  return Buffer.from(JSON.stringify(hashes));
}

/** The hash of that file, for a page that has only this. */
export function hashOfHashes(hashes: Record<string, string>): string {
  return integrityOf(hashesText(hashes));
}
