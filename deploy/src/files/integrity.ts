import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@estela/contracts/release';
import { hasCode } from '../errors.ts';

/** Subresource integrity of some bytes, as browsers check it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Reads a file of a release, or nothing when it is missing or its bytes are not the published ones. */
export async function readIntact(file: string, integrity: string): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(file);
    return integrityOf(bytes) === integrity ? bytes : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EISDIR', 'ENOTDIR', 'EIO', 'EACCES')) return undefined;
    throw error;
  }
}

/** Names of the files of a release that are missing or changed; empty when the release is whole. */
export async function damagedFiles(folder: string, release: Release): Promise<string[]> {
  const checks = release.files.map(async (file) => {
    const target = path.join(folder, file.path);
    return (await readIntact(target, file.integrity)) ? undefined : file.path;
  });
  return (await Promise.all(checks)).filter((name) => name !== undefined);
}

/** Names of the compressed copies of a release that are missing or changed. */
export async function damagedCopies(folder: string, release: Release): Promise<string[]> {
  const checks = release.files.map(async ({ path: name, brotli }) => {
    const copy = `${name}.br`;
    return !brotli || (await readIntact(path.join(folder, copy), brotli.integrity)) ? undefined : copy;
  });
  return (await Promise.all(checks)).filter((name) => name !== undefined);
}
