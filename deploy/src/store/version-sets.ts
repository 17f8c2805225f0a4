import { z } from 'zod';
import { appendLine } from '../files/durable.ts';
import { readLines } from '../files/line-file.ts';

const setSchema = z.object({
  id: z.string(),
  /** App -> version, the shell among them. */
  apps: z.record(z.string(), z.string()),
  disabled: z.array(z.string()).optional(),
});

/** Versions that were served in one page, under the id of their composition. */
export type VersionSet = z.infer<typeof setSchema>;

/** The sets that are not in the history: those of overrides. A torn line is left out. */
export async function readSets(file: string): Promise<VersionSet[]> {
  return readLines(file, setSchema);
}

/** Adds a set that is not there yet. Two processes may both add it: that does no harm. */
export async function rememberSet(file: string, set: VersionSet): Promise<void> {
  const known = await readSets(file);
  if (known.some(({ id }) => id === set.id)) return;
  await appendLine(file, JSON.stringify(set));
}
