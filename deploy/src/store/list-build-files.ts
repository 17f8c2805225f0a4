import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { StoreError } from '../errors.ts';
import { isKnownKind } from '../files/file-kinds.ts';
import { buildReportName } from './build-report.ts';
import { recordName } from './release-record.ts';

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
