import type { Release } from '@estela/contracts/release';
import { type ActivePointer, activeVersions } from '../store/active-pointer.ts';
import { changesOf, type HistoryEntry, isChange, pinOf, type SourceCommit } from '../store/history.ts';
import { fill, texts } from './texts.ts';

/** A command's result: `lines` for people, `data` for `--json`. */
export interface Report {
  lines: string[];
  data: unknown;
}

export function statusReport(
  pointer: ActivePointer,
  history: HistoryEntry[],
  versions: Record<string, string[]>,
): Report {
  const live = activeVersions(pointer);
  const apps = [...new Set([...Object.keys(live), ...Object.keys(versions)])].sort().map((app) => {
    const change = changesOf(history, app)[0];
    const made = history.find(
      (entry) => entry.kind === 'published' && entry.app === app && entry.version === live[app],
    );
    return {
      app,
      live: live[app] ?? null,
      versions: versions[app]?.length ?? 0,
      since: change?.at ?? null,
      by: change?.by ?? null,
      pinned: pinOf(history, app) !== undefined,
      ...(made && commitOf(made)),
      why: change?.why,
    };
  });
  const rows = apps.map(({ pinned, commit, dirty, why, ...row }) => [
    ...Object.values(row).map((cell) => String(cell ?? texts.none)),
    pinned ? texts.yes : '',
    commitText({ commit, dirty }),
    why ?? '',
  ]);
  const lines =
    apps.length === 0
      ? [texts.nothingLive]
      : [fill(texts.sequence, { sequence: pointer.sequence }), ...table(texts.statusHeader, rows)];
  return { lines, data: { sequence: pointer.sequence, apps } };
}

export function historyReport(history: HistoryEntry[], app: string | undefined, limit: number): Report {
  const entries = history
    .filter((entry) => app === undefined || entry.app === app)
    .reverse()
    .slice(0, limit);
  const rows = entries.map((entry) => [
    entry.at,
    entry.kind,
    entry.app,
    entry.version,
    isChange(entry) ? (entry.previous ?? texts.none) : '',
    entry.by,
    commitText(commitOf(entry)),
    entry.why ?? '',
  ]);
  const lines = entries.length === 0 ? [texts.nothingRecorded] : table(texts.historyHeader, rows);
  return { lines, data: entries };
}

function commitOf(entry: HistoryEntry): SourceCommit {
  return entry.kind === 'published' ? { commit: entry.commit, dirty: entry.dirty } : {};
}

function commitText({ commit, dirty }: SourceCommit): string {
  if (commit === undefined) return '';
  const short = commit.slice(0, 12);
  return dirty ? fill(texts.dirty, { commit: short }) : short;
}

/** The figures of a release for its line of output. */
export function releaseFigures({ app, version, files }: Release) {
  const size = files.reduce((sum, file) => sum + file.bytes, 0);
  const compressed = files.reduce((sum, file) => sum + (file.brotli?.bytes ?? file.bytes), 0);
  return { app, version, files: files.length, size: kilobytes(size), compressed: kilobytes(compressed) };
}

function kilobytes(bytes: number): string {
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
