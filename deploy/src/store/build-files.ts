import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFile } from '@estela/contracts/release';
import { buildReportName } from './build-report.ts';
import { compressed } from './compress.ts';
import { makeFolder, syncFolder, writeNew } from './durable.ts';
import { StoreError } from './errors.ts';
import { isCompressible, isKnownKind } from './file-kinds.ts';
import { integrityOf, readIntact } from './integrity.ts';
import { recordName } from './release-record.ts';

/** Below this a compressed copy saves no packet. Bytes. */
const smallestToCompress = 256;

/** Paths of the files of a build, relative and sorted; the bundler's report is not one of them. */
export async function listBuildFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const odd = files.find((entry) => !entry.isFile());
  if (odd) throw new StoreError('BAD_BUILD', { reason: `${odd.name} is not a regular file` });
  const names = files
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => name !== buildReportName && name !== recordName)
    .sort();
  // The store makes these itself, from the bytes that it has hashed.
  const taken = names.find((name) => name.endsWith('.br') && names.includes(name.slice(0, -'.br'.length)));
  if (taken) throw new StoreError('BAD_BUILD', { reason: `${taken} is a compressed copy` });
  const unknown = names.find((name) => !isKnownKind(name));
  if (unknown)
    throw new StoreError('BAD_BUILD', { reason: `${unknown} is of a kind that is not served; leave it out` });
  return names;
}

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
  // Whoever clears up after a failure must not meet copies that are still being written.
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
