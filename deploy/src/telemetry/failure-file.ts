import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FailureReport } from '@estela/contracts/telemetry';
import { z } from 'zod';
import { hasCode } from '../errors.ts';
import { makeFolder, replaceFile } from '../files/durable.ts';
import { withLock } from '../files/lock.ts';
import { countsSchema, type FailureCounts, withReport } from './failure-counts.ts';

export interface ReceivedReport {
  report: FailureReport;
  since: string | null;
  at: string;
}

/** What browsers have reported, the newest first. A damaged file counts as empty: nothing depends on it. */
export async function readFailures(file: string): Promise<FailureCounts[]> {
  try {
    return countsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError || error instanceof z.ZodError) return [];
    throw error;
  }
}

/** Adds reports under a lock of its own: several processes on one store add up, and no release waits for it. */
export async function addReports(file: string, reports: ReceivedReport[]): Promise<void> {
  const folder = path.dirname(file);
  await makeFolder(folder);
  await withLock(path.join(folder, 'locks'), async () => {
    const before = await readFailures(file);
    const after = reports.reduce((counts, { report, ...when }) => withReport(counts, report, when), before);
    await replaceFile(file, JSON.stringify(after));
  });
}
