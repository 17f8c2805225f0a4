import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFile } from '@estela/contracts/release';
import { makeFolder, syncFolder, writeNew } from '../files/durable.ts';
import { isCompressible } from '../files/file-kinds.ts';
import { integrityOf, readIntact } from '../files/integrity.ts';
import { compressed } from './compress.ts';

/** Below this a compressed copy saves no packet. Bytes. */
const smallestToCompress = 256;

/** Compressed copies that the store holds already, by the hash of what they compress. */
export type CompressedFiles = ReadonlyMap<string, { file: string; integrity: string }>;

/** Copies a build into an empty folder of the store, adds compressed copies, and syncs all of it to disk. */
export async function copyBuild(
  { folder: from, files }: { folder: string; files: Pick<ReleaseFile, 'path'>[] },
  to: string,
  known: CompressedFiles,
): Promise<ReleaseFile[]> {
  const names = files.map((file) => file.path);
  const folders = new Set(names.map((name) => path.dirname(path.join(to, name))));
  for (const folder of folders) await makeFolder(folder);
  const copies = names.map((name) => copyFile(from, to, name, known));
  // Whoever clears up after a failure must not find copies that are still being written.
  await Promise.allSettled(copies);
  const copied = await Promise.all(copies);
  for (const folder of folders) await syncFolder(folder);
  return copied;
}

async function copyFile(
  from: string,
  to: string,
  name: string,
  known: CompressedFiles,
): Promise<ReleaseFile> {
  const bytes = await readFile(path.join(from, name));
  await writeNew(path.join(to, name), bytes);
  const file = { path: name, bytes: bytes.length, integrity: integrityOf(bytes) };
  if (bytes.length < smallestToCompress || !isCompressible(name)) return file;
  const small = (await compressedBefore(known, file.integrity)) ?? (await compressed(bytes));
  if (small.length >= bytes.length) return file;
  await writeNew(path.join(to, `${name}.br`), small);
  return { ...file, brotli: { bytes: small.length, integrity: integrityOf(small) } };
}

/** Copied, not linked: damage to one release must leave the others whole. */
async function compressedBefore(known: CompressedFiles, integrity: string): Promise<Buffer | undefined> {
  const copy = known.get(integrity);
  return copy && readIntact(copy.file, copy.integrity);
}
