import type { Release } from '@estela/contracts/release';
import { liveSets } from '../../edge/override/find-set.ts';
import type { Hold } from '../../errors.ts';
import { type Change, type HistoryEntry, isChange, type SourceCommit } from '../../store/history.ts';
import { fill, texts } from './texts.ts';

/** A command's result: `lines` for people, `data` for `--json`; none of it where all is printed already. */
export interface Report {
  lines: string[];
  data: unknown;
  /** It ran, and what it found is bad: the exit code says so. */
  isBad?: boolean;
  /** Something of it was not done, since operators hold an app: the exit code says so. */
  isHeld?: boolean;
}

/** `indent`: as JSON, indented by so much; 0 puts it into one line. */
export function printReport(
  { lines, data }: Report,
  indent: number | undefined,
  { print }: { print: (line: string) => void },
): void {
  if (indent === undefined) for (const line of lines) print(line);
  else if (data !== undefined) print(JSON.stringify(data, null, indent));
}

export function historyReport(history: HistoryEntry[], app: string | undefined, limit: number): Report {
  const entries = history
    .filter((entry) => app === undefined || entry.app === app)
    .reverse()
    .slice(0, limit);
  const ids = new Map(liveSets(history).map(({ sequence, id }) => [sequence, id]));
  const rows = entries.map((entry) => [
    entry.at,
    entry.kind,
    entry.app,
    entry.version,
    isChange(entry) ? (entry.previous ?? texts.none) : '',
    isChange(entry) ? (ids.get(entry.sequence) ?? '') : '',
    entry.by,
    entry.kind === 'published' ? commitText(commitOf(entry)) : '',
    entry.why ?? '',
  ]);
  const lines = entries.length === 0 ? [texts.nothingRecorded] : table(texts.historyHeader, rows);
  return { lines, data: entries };
}

export function commitOf(entry: HistoryEntry): SourceCommit {
  return entry.kind === 'published' ? { commit: entry.commit, dirty: entry.dirty } : {};
}

export function commitText({ commit, dirty }: SourceCommit): string {
  if (commit === undefined) return '';
  const short = commit.slice(0, 12);
  return dirty ? fill(texts.dirty, { commit: short }) : short;
}

/** `change` is missing where the version was live already. */
export function activatedText(app: string, version: string, change: Change | undefined, dryRun: boolean) {
  const text = dryRun ? texts.wouldActivate : texts.activated;
  return fill(change ? text : texts.alreadyActive, {
    app,
    version,
    previous: change?.previous ?? texts.none,
  });
}

const stays: Readonly<Record<string, string>> = {
  disabled: texts.staysDisabled,
  activated: texts.staysReleased,
};

/** Why an app stays where it is, and what lets it go. */
export function heldText({ app, version, kind, by, at, why }: Hold): string {
  const text = stays[kind] ?? texts.staysPinned;
  const reason = why === undefined ? '' : fill(texts.reason, { why });
  return fill(text, { app, version, kind, by, at, reason });
}

/** By hand a held app goes where it is told, and is held no longer. */
export function letGoText({ why, ...hold }: Hold): string {
  return fill(texts.letGo, {
    ...hold,
    reason: why === undefined ? '' : fill(texts.reason, { why }),
  });
}

/** The same for `--json`. */
export function pinDataOf({ version, kind, at, by, why }: Hold) {
  return { version, kind, at, by, ...(why !== undefined && { why }) };
}

/** The figures of a release for its line of output. */
export function releaseFigures({ app, version, files }: Release) {
  const size = files.reduce((sum, file) => sum + file.bytes, 0);
  const compressed = files.reduce((sum, file) => sum + (file.brotli?.bytes ?? file.bytes), 0);
  return { app, version, files: files.length, size: kilobytes(size), compressed: kilobytes(compressed) };
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

export function table(header: readonly string[], rows: string[][]): string[] {
  const all = [[...header], ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
