import type { Release, ReleaseFile } from '@estela/contracts/release';
import { canonicalJson } from '../../files/canonical-json.ts';
import { kilobytes, type Report } from './reports.ts';
import { fill, texts } from './texts.ts';

interface FileChange {
  change: keyof typeof texts.diffFiles;
  /** Without the hash of its content. */
  name: string;
  before?: ReleaseFile | undefined;
  after?: ReleaseFile | undefined;
}

interface PartChange {
  part: keyof typeof texts.diffParts;
  change: 'added' | 'removed';
  value: string;
}

/** `fleet diff`: what a release changes against another one. */
export function diffReport(from: Release, to: Release): Report {
  const files = fileChanges(from, to);
  const parts = partChanges(from, to);
  const fresh = files.flatMap(({ after }) => after ?? []);
  const values = { app: to.app, from: from.version, to: to.version };
  if (files.length + parts.length === 0)
    return { lines: [fill(texts.diffSame, values)], data: { files, parts } };
  return {
    lines: [
      fill(texts.diff, values),
      ...files.map(fileLine),
      ...parts.map(({ part, change, value }) =>
        fill(texts.diffPart, { sign: change === 'added' ? '+' : '-', part: texts.diffParts[part], value }),
      ),
      fill(texts.diffTotal, sizes(fresh)),
    ],
    data: { files, parts, fetched: { bytes: sum(fresh, bytesOf), brotli: sum(fresh, brotliOf) } },
  };
}

function fileLine({ change, name, before, after }: FileChange): string {
  const size = (file: ReleaseFile | undefined) => (file ? fill(texts.diffSize, sizes([file])) : '');
  return fill(texts.diffFiles[change], { name, before: size(before), size: size(after ?? before) });
}

/** Files of one name are compared, whatever their hash; where several share a name, each by its own path. */
function fileChanges(from: Release, to: Release): FileChange[] {
  const known = new Set(from.files.map(({ integrity }) => integrity));
  const kept = new Set(to.files.map(({ integrity }) => integrity));
  const before = byName(from.files.filter(({ integrity }) => !kept.has(integrity)));
  const after = byName(to.files.filter(({ integrity }) => !known.has(integrity)));
  return [...new Set([...before.keys(), ...after.keys()])].sort().map((name) => {
    const [one, other] = [before.get(name), after.get(name)];
    if (!one) return { change: 'added', name, after: other };
    return other
      ? { change: 'changed', name, before: one, after: other }
      : { change: 'removed', name, before: one };
  });
}

function byName(files: ReleaseFile[]): Map<string, ReleaseFile> {
  const plain = (path: string) => path.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '');
  const shared = new Set(
    files.map((file) => plain(file.path)).filter((name, at, all) => all.indexOf(name) !== at),
  );
  return new Map(files.map((file) => [shared.has(plain(file.path)) ? file.path : plain(file.path), file]));
}

function partChanges(from: Release, to: Release): PartChange[] {
  const entries = (release: Release): [PartChange['part'], string[]][] => {
    const { routes, slots = [], menu = [] } = release.manifest;
    return [
      ['route', routes.map((route) => canonicalJson(route))],
      ['slot', slots],
      ['menu', menu.map((entry) => canonicalJson(entry))],
      ['shared', Object.entries(release.shared).map(([name, range]) => `${name} ${range}`)],
    ];
  };
  const after = new Map(entries(to));
  return entries(from).flatMap(([part, before]) => {
    const now = after.get(part) ?? [];
    return [
      ...before
        .filter((value) => !now.includes(value))
        .map((value) => ({ part, change: 'removed' as const, value })),
      ...now
        .filter((value) => !before.includes(value))
        .map((value) => ({ part, change: 'added' as const, value })),
    ];
  });
}

function sizes(files: ReleaseFile[]) {
  return { size: kilobytes(sum(files, bytesOf)), compressed: kilobytes(sum(files, brotliOf)) };
}

function bytesOf({ bytes }: ReleaseFile): number {
  return bytes;
}

function brotliOf({ bytes, brotli }: ReleaseFile): number {
  return brotli?.bytes ?? bytes;
}

function sum(files: ReleaseFile[], of: (file: ReleaseFile) => number): number {
  return files.reduce((total, file) => total + of(file), 0);
}
