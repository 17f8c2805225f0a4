import { z } from 'zod';
import { appendLine } from '../files/durable.ts';
import { readLines } from '../files/line-file.ts';

const common = {
  at: z.string(),
  by: z.string(),
  /** The reason given; lines of older products have none. */
  why: z.string().optional(),
  app: z.string(),
  version: z.string(),
};
/** Where a build comes from; builds outside a repository have none. */
export const sourceSchema = { commit: z.string().optional(), dirty: z.boolean().optional() };

const publishedSchema = z.object({ kind: z.literal('published'), ...common, ...sourceSchema });
export const changeSchema = z.object({
  kind: z.enum(['activated', 'rolled-back', 'disabled', 'enabled', 'recovered']),
  ...common,
  /** What was live before; null when nothing was. Disabling and enabling leave it as it is. */
  previous: z.string().nullable(),
  /** The pointer's sequence after the change. */
  sequence: z.number().int().positive(),
  /** It was known to break something, and made live all the same. */
  forced: z.literal(true).optional(),
  /** A start of the product made it from its sources: nobody chose this version. */
  atStart: z.literal(true).optional(),
});
const pinSchema = z.object({ kind: z.enum(['pinned', 'unpinned']), ...common });
/** `fleet gc` took the release out of the store. */
const removedSchema = z.object({ kind: z.literal('removed'), ...common });
const entrySchema = z.discriminatedUnion('kind', [publishedSchema, removedSchema, pinSchema, changeSchema]);

/** Who asked for a change, and why. */
export type Author = Pick<z.infer<typeof publishedSchema>, 'by' | 'why'>;
/** The commit of a build; `dirty` where files were changed since. */
export type SourceCommit = Pick<z.infer<typeof publishedSchema>, 'commit' | 'dirty'>;
/** A change of the pointer. */
export type Change = z.infer<typeof changeSchema>;
/** Whether new releases of an app may go live by themselves; `version` is the live one. */
export type PinEntry = z.infer<typeof pinSchema>;
/** One line of the history. Lines are only ever added. */
export type HistoryEntry = z.infer<typeof entrySchema>;

/** Reads the history, oldest first. A line torn by a power cut is left out. */
export async function readHistory(file: string): Promise<HistoryEntry[]> {
  return readLines(file, entrySchema);
}

export async function appendHistory(file: string, entry: HistoryEntry): Promise<void> {
  await appendLine(file, JSON.stringify(entry));
}

export function isChange(entry: HistoryEntry): entry is Change {
  return changeSchema.shape.kind.safeParse(entry.kind).success;
}

/** The sequence after the last change that is recorded. */
export function lastSequence(history: HistoryEntry[]): number {
  return Math.max(0, ...history.filter(isChange).map(({ sequence }) => sequence));
}

/** Is it a change of which version is live? */
export function isMove(entry: HistoryEntry): entry is Change {
  // A recovery names every app, most of them as they were.
  if (entry.kind === 'recovered') return entry.version !== entry.previous;
  return entry.kind === 'activated' || entry.kind === 'rolled-back';
}

/** Changes of which version of one app is live, newest first. */
export function movesOf(history: HistoryEntry[], app: string): Change[] {
  return history
    .filter(isMove)
    .filter((change) => change.app === app)
    .reverse();
}

function lastOf(history: HistoryEntry[], app: string, ...kinds: HistoryEntry['kind'][]) {
  return history.findLast((entry) => entry.app === app && kinds.includes(entry.kind));
}

/** Operators pinned an app to its version or rolled it back, and nothing let it go since. */
export function pinOf(history: HistoryEntry[], app: string): HistoryEntry | undefined {
  const last = lastOf(history, app, 'activated', 'rolled-back', 'pinned', 'unpinned');
  return last?.kind === 'rolled-back' || last?.kind === 'pinned' ? last : undefined;
}

/** Who disabled an app that is disabled now. */
export function disabledBy(history: HistoryEntry[], app: string): HistoryEntry | undefined {
  const last = lastOf(history, app, 'disabled', 'enabled');
  return last?.kind === 'disabled' ? last : undefined;
}

/**
 * Who released another version once `version` was live. The next start on the sources of `version` must not undo that;
 * what a start itself made live goes with the sources.
 */
export function movedOnFrom(history: HistoryEntry[], app: string, version: string): Change | undefined {
  const [last, ...before] = movesOf(history, app);
  const isChosen = last?.kind === 'activated' && !last.atStart;
  return isChosen && before.some((move) => move.version === version) ? last : undefined;
}

/** Why publishing and starting leave an app at its version. */
export function heldBy(history: HistoryEntry[], app: string): HistoryEntry | undefined {
  return disabledBy(history, app) ?? pinOf(history, app);
}

/** Versions of an app that were published and not removed since. */
export function publishedVersions(history: HistoryEntry[], app: string): Set<string> {
  const found = new Set<string>();
  for (const { kind, app: name, version } of history) {
    if (name === app && kind === 'published') found.add(version);
    if (name === app && kind === 'removed') found.delete(version);
  }
  return found;
}

/** The line of a version that is in the store no more. */
export function removalOf(history: HistoryEntry[], app: string, version: string): HistoryEntry | undefined {
  const last = history.findLast(
    (entry) =>
      entry.app === app &&
      entry.version === version &&
      (entry.kind === 'removed' || entry.kind === 'published'),
  );
  return last?.kind === 'removed' ? last : undefined;
}
