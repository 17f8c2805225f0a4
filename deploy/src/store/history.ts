import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { appendLine } from './durable.ts';
import { hasCode } from './errors.ts';

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
  kind: z.enum(['activated', 'rolled-back']),
  ...common,
  /** What was live before; null when nothing was. */
  previous: z.string().nullable(),
  /** The pointer's sequence after the change. */
  sequence: z.number().int().positive(),
});
const pinSchema = z.object({ kind: z.enum(['pinned', 'unpinned']), ...common });
const entrySchema = z.discriminatedUnion('kind', [publishedSchema, pinSchema, changeSchema]);

/** Who asked for a change, and why. */
export type Author = Pick<z.infer<typeof publishedSchema>, 'by' | 'why'>;
/** The commit of a build; `dirty` where files were changed since. */
export type SourceCommit = Pick<z.infer<typeof publishedSchema>, 'commit' | 'dirty'>;
/** A change of what is live. */
export type Change = z.infer<typeof changeSchema>;
/** Whether new releases of an app may go live by themselves; `version` is the live one. */
export type PinEntry = z.infer<typeof pinSchema>;
/** One line of the history. Lines are only ever added. */
export type HistoryEntry = z.infer<typeof entrySchema>;

/** Reads the history, oldest first. A line torn by a power cut is left out. */
export async function readHistory(file: string): Promise<HistoryEntry[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
  return text.split('\n').flatMap((line) => {
    const entry = parseLine(line);
    return entry ? [entry] : [];
  });
}

export async function appendHistory(file: string, entry: HistoryEntry): Promise<void> {
  await appendLine(file, JSON.stringify(entry));
}

export function isChange(entry: HistoryEntry): entry is Change {
  return entry.kind === 'activated' || entry.kind === 'rolled-back';
}

/** The sequence after the last change that is recorded. */
export function lastSequence(history: HistoryEntry[]): number {
  return Math.max(0, ...history.filter(isChange).map(({ sequence }) => sequence));
}

/** Changes of one app, newest first. */
export function changesOf(history: HistoryEntry[], app: string): Change[] {
  return history
    .filter(isChange)
    .filter((change) => change.app === app)
    .reverse();
}

/** Why an app stays at its version: operators rolled it back or pinned it, and nothing let it go since. */
export function pinOf(history: HistoryEntry[], app: string): HistoryEntry | undefined {
  const last = history.filter((entry) => entry.app === app && entry.kind !== 'published').at(-1);
  return last?.kind === 'rolled-back' || last?.kind === 'pinned' ? last : undefined;
}

function parseLine(line: string): HistoryEntry | undefined {
  try {
    return entrySchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
