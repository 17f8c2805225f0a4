import { createHash } from 'node:crypto';
import type { FailureReport } from '@estela/contracts/telemetry';
import { z } from 'zod';

/** What is kept: the oldest goes first, so that no flood of reports fills the disk (about 1 MB at most). */
const kept = { versions: 40, failures: 12, notes: 3 };

const failureSchema = z.object({
  /** The same failure has the same one: 8 hex digits. */
  fingerprint: z.string(),
  phase: z.string(),
  name: z.string(),
  message: z.string(),
  frames: z.array(z.string()),
  /** Of the newest report. */
  route: z.string(),
  composition: z.string(),
  count: z.number(),
  last: z.string(),
  notes: z.array(z.string()),
});

const versionSchema = z.object({
  app: z.string(),
  version: z.string(),
  /** When the version went live; null while it was not live: in old tabs, and in browsers with an override. */
  since: z.string().nullable(),
  count: z.number(),
  /** Tabs that reported at least once. */
  sessions: z.number(),
  last: z.string(),
  failures: z.array(failureSchema),
});

export const countsSchema = z.array(versionSchema);
export type FailureCounts = z.infer<typeof versionSchema>;
type Failure = z.infer<typeof failureSchema>;

/** The counts with one report more, newest first. */
export function withReport(
  counts: FailureCounts[],
  report: FailureReport,
  { since, at }: { since: string | null; at: string },
): FailureCounts[] {
  const { app, version, count, isFirst } = report;
  const isSame = (other: FailureCounts) =>
    other.app === app && other.version === version && other.since === since;
  const before = counts.find(isSame);
  const next: FailureCounts = {
    app,
    version,
    since,
    count: (before?.count ?? 0) + count,
    sessions: (before?.sessions ?? 0) + (isFirst ? 1 : 0),
    last: at,
    failures: withFailure(before?.failures ?? [], report, at),
  };
  return [next, ...counts.filter((other) => !isSame(other))].slice(0, kept.versions);
}

function withFailure(failures: Failure[], report: FailureReport, at: string): Failure[] {
  const fingerprint = fingerprintOf(report);
  const before = failures.find((failure) => failure.fingerprint === fingerprint);
  const { phase, name, message, frames, route, composition, note } = report;
  const next: Failure = {
    ...{ fingerprint, phase, name, message, frames, route, composition },
    count: (before?.count ?? 0) + report.count,
    last: at,
    notes: [...(note ? [note] : []), ...(before?.notes ?? [])].slice(0, kept.notes),
  };
  const others = failures.filter((failure) => failure !== before);
  return [next, ...others].slice(0, kept.failures);
}

function fingerprintOf({ app, phase, name, message, frames }: FailureReport): string {
  const parts = JSON.stringify([app, phase, name, message.replace(/\d+/g, '0'), frames[0]]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 8);
}
