import type { StoreReader } from '../../releases/store-reader.ts';
import { type ActivePointer, activeVersions, isDisabled } from '../../store/active-pointer.ts';
import { disabledBy, type HistoryEntry, movesOf, pinOf } from '../../store/history.ts';
import { servedRelease } from '../../store/served-release.ts';
import type { FailureCounts } from '../../telemetry/failure-counts.ts';
import { readFailures } from '../../telemetry/failure-file.ts';
import { failureOf } from './failures.ts';
import { commitOf, commitText, heldText, type Report, table } from './reports.ts';
import { fill, texts } from './texts.ts';

/** `fleet status`: what is live, and what visitors get where that is damaged. */
export async function status(store: StoreReader, now: number): Promise<Report> {
  const { pointer, history } = await store.state();
  const names = [...new Set([...Object.keys(activeVersions(pointer)), ...(await store.apps())])].sort();
  const failures = await readFailures(store.paths.failures);
  const found = await Promise.all(names.map((app) => statusOf(store, app, pointer, history)));
  const apps = found.map((app) => ({ ...app, errors: errorsOf(failures, app) }));
  const rows = apps.map((app) => [
    app.app,
    app.live ?? texts.none,
    app.state ? texts.states[app.state] : '',
    app.since ?? texts.none,
    app.by ?? texts.none,
    app.publishedAt ? age(now - Date.parse(app.publishedAt)) : texts.none,
    String(app.versions),
    app.publishedAt ? commitText(app) : '',
    app.why ?? '',
    app.errors ? fill(texts.errorCount, app.errors) : '',
  ]);
  const lines = [
    fill(texts.sequence, { sequence: pointer.sequence }),
    ...table(texts.statusHeader, rows),
    ...apps.flatMap(damageText),
    ...names.flatMap((app) => [disabledBy(history, app), pinOf(history, app)].flatMap(heldLine(pointer))),
  ];
  return {
    lines: apps.length === 0 ? [texts.nothingLive] : lines,
    data: { sequence: pointer.sequence, apps: apps.map(({ state: _state, ...app }) => app) },
    isBad: apps.some(({ problem }) => problem !== undefined),
  };
}

/** What browsers reported of the live version since it went live. */
function errorsOf(counts: FailureCounts[], { app, live, since }: Awaited<ReturnType<typeof statusOf>>) {
  const found = counts.find((entry) => entry.app === app && entry.version === live && entry.since === since);
  return found ? { count: found.count, sessions: found.sessions, last: found.last } : null;
}

type AppStatus = Awaited<ReturnType<typeof statusOf>>;

async function statusOf(store: StoreReader, app: string, pointer: ActivePointer, history: HistoryEntry[]) {
  const live = activeVersions(pointer)[app];
  const problems: unknown[] = [];
  const log = { error: ({ err }: { err?: unknown }) => problems.push(err) };
  const served = live === undefined ? undefined : await servedRelease(store, app, live, log);
  const [problem] = problems.filter((found) => found !== undefined).map(failureOf);
  const change = movesOf(history, app)[0];
  const made = history.findLast(
    (entry) => entry.kind === 'published' && entry.app === app && entry.version === live,
  );
  const disabled = isDisabled(pointer, app);
  const pinned = pinOf(history, app) !== undefined;
  return {
    app,
    live: live ?? null,
    /** What visitors get: another version where the live one is damaged, nothing where none is whole. */
    served: served?.version ?? null,
    versions: (await store.versions(app)).length,
    since: change?.at ?? null,
    by: change?.by ?? null,
    publishedAt: made?.at ?? null,
    pinned,
    disabled,
    ...(made && commitOf(made)),
    why: change?.why,
    /** Why the live version is not served. */
    problem: problem && { code: problem.code, message: problem.message },
    state: live === undefined ? undefined : stateOf(live, served?.version, { disabled, pinned }),
  };
}

function stateOf(
  live: string,
  served: string | undefined,
  { disabled = false, pinned = false },
): keyof typeof texts.states {
  if (served === undefined) return 'missing';
  if (served !== live) return 'fallback';
  if (disabled) return 'disabled';
  return pinned ? 'pinned' : 'served';
}

function damageText({ app, live, served, state, problem }: AppStatus): string[] {
  const values = { app, version: live ?? '', served: served ?? '' };
  const why = problem ? [fill(texts.servesReason, problem)] : [];
  if (state === 'missing') return [fill(texts.servesNothing, values), ...why];
  return state === 'fallback' ? [fill(texts.servesInstead, values), ...why] : [];
}

function heldLine(pointer: ActivePointer) {
  const live = activeVersions(pointer);
  return (entry: HistoryEntry | undefined): string[] =>
    entry ? [heldText({ ...entry, version: live[entry.app] ?? entry.version })] : [];
}

/** A version's age, in the largest unit that it fills. */
function age(millis: number): string {
  const minutes = Math.max(0, Math.floor(millis / 60_000));
  if (minutes < 60) return fill(texts.ages.minutes, { n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? fill(texts.ages.hours, { n: hours })
    : fill(texts.ages.days, { n: Math.floor(hours / 24) });
}
