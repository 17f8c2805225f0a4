import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { AppManifest } from '@estela/contracts/platform';
import { StoreError } from '../store/errors.ts';
import { shellName } from '../store/store-paths.ts';

/** What one build may hold. Far above what the apps are; a forgotten folder or a recording is beyond it. Bytes. */
const limits = { file: 10_000_000, total: 40_000_000, files: 500 };

/** What the first visit of a route may load, uncompressed: its app's start and the page's own files. Bytes. */
const budgets = { shell: 1_000_000, remote: 150_000 };

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

/** What the routes of an app may load; a manifest may ask for less, and for more with a reason. */
export function budgetOf(app: string, { budget }: AppManifest): number {
  const standard = app === shellName ? budgets.shell : budgets.remote;
  if (budget && budget.bytes > standard && budget.why === undefined)
    refuse(`its budget of ${budget.bytes} bytes is above ${standard}; give the reason as budget.why`);
  return budget?.bytes ?? standard;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function refuse(reason: string): never {
  throw new StoreError('BAD_BUILD', { reason });
}
