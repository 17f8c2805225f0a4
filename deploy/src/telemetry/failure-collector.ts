import type { FailureReport } from '@estela/contracts/telemetry';
import { type ActivePointer, activeVersion } from '../store/active-pointer.ts';
import { type HistoryEntry, movesOf } from '../store/history.ts';
import type { DamageLog } from '../store/served-release.ts';
import { addReports } from './failure-file.ts';

/** Reports that wait to be written; what comes beyond them is lost. */
const maxWaiting = 200;
/** Milliseconds between two writings. */
const pause = 1000;

/** What is live and published, and the file of the reports. */
interface ReportedReleases {
  pointer(): Promise<ActivePointer>;
  history(): Promise<HistoryEntry[]>;
  versions(app: string): Promise<string[]>;
  failures: string;
}

/** Gathers reports and writes them now and then, never while an answer waits. */
export function failureCollector(source: ReportedReleases, log: DamageLog) {
  let waiting: { report: FailureReport; at: string }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function add(reports: FailureReport[]): void {
    const at = new Date().toISOString();
    const free = maxWaiting - waiting.length;
    waiting.push(...reports.slice(0, free).map((report) => ({ report, at })));
    timer ??= setTimeout(() => void flush(), pause).unref();
  }

  async function write(reports: typeof waiting): Promise<void> {
    const [pointer, history] = [await source.pointer(), await source.history()];
    const apps = [...new Set(reports.map(({ report }) => report.app))];
    const versions = new Map(
      await Promise.all(apps.map(async (app) => [app, await source.versions(app)] as const)),
    );
    // Only what was published: invented names must not push the true ones out.
    const known = reports.filter(({ report: { app, version } }) => versions.get(app)?.includes(version));
    if (known.length === 0) return;
    const sinceOf = ({ app, version }: FailureReport) =>
      activeVersion(pointer, app) === version ? (movesOf(history, app)[0]?.at ?? null) : null;
    await addReports(
      source.failures,
      known.map(({ report, at }) => ({ report, at, since: sinceOf(report) })),
    );
  }

  /** Writes what waits. Lost telemetry is no failure of the product. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const reports = waiting;
    waiting = [];
    if (reports.length > 0)
      writing = writing
        .then(() => write(reports))
        .catch((error: unknown) => log.error({ err: error }, 'reports of failures cannot be kept'));
    return writing;
  }

  return { add, flush };
}
export type FailureCollector = ReturnType<typeof failureCollector>;
