import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { appendLine } from './durable.ts';
import { hasCode } from './errors.ts';

const common = { at: z.string(), by: z.string(), app: z.string(), version: z.string() };

const publishedSchema = z.object({ kind: z.literal('published'), ...common });
export const changeSchema = z.object({
  kind: z.enum(['activated', 'rolled-back']),
  ...common,
  /** What was live before; null when nothing was. */
  previous: z.string().nullable(),
  /** The pointer's sequence after the change. */
  sequence: z.number().int().positive(),
});
const entrySchema = z.discriminatedUnion('kind', [publishedSchema, changeSchema]);

/** A change of what is live. */
export type Change = z.infer<typeof changeSchema>;
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

/** Changes of one app, newest first. */
export function changesOf(history: HistoryEntry[], app: string): Change[] {
  return history
    .filter((entry): entry is Change => entry.kind !== 'published' && entry.app === app)
    .reverse();
}

function parseLine(line: string): HistoryEntry | undefined {
  try {
    return entrySchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
