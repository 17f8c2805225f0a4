import { stat } from 'node:fs/promises';
import path from 'node:path';
import { StoreError } from '../errors.ts';

/** What one build may hold. Far above what the apps are; a forgotten folder or a recording is beyond it. Bytes. */
const limits = { file: 10_000_000, total: 40_000_000, files: 500 };

/** Refuses a build that is too large by the sizes on disk, without reading it. */
export async function checkSizes(folder: string, names: readonly string[]): Promise<void> {
  if (names.length > limits.files)
    refuse(
      `it holds ${names.length} files, and ${limits.files} are allowed; leave out what no page asks for`,
    );
  let total = 0;
  for (const name of names) {
    const { size } = await stat(path.join(folder, name));
    if (size > limits.file)
      refuse(
        `${name} has ${megabytes(size)}, and a file may have ${megabytes(limits.file)}; serve it as media`,
      );
    total += size;
  }
  if (total > limits.total)
    refuse(
      `its files have ${megabytes(total)} together, and ${megabytes(limits.total)} are allowed; split the app`,
    );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function refuse(reason: string): never {
  throw new StoreError('BAD_BUILD', { reason });
}
