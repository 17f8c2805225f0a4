import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { hasCode } from '../errors.ts';

/** The JSON lines of a file that is only appended to; none where it is not there yet. A line torn by a power cut is left out. */
export async function readLines<T>(file: string, schema: z.ZodType<T>): Promise<T[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    try {
      return [schema.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}
