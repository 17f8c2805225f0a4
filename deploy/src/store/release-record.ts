import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@estela/contracts/release';
import { z } from 'zod';
import { manifestSchema, reportSchema } from './build-report.ts';
import { hasCode, StoreError } from './errors.ts';
import { sourceSchema } from './history.ts';
import { isVersionName } from './store-paths.ts';

/** Name of a release's record in its folder. */
export const recordName = 'release.json';

const fileSchema = z.object({
  path: z.string(),
  bytes: z.number().int().nonnegative(),
  integrity: z.string(),
  brotli: z.object({ bytes: z.number().int(), integrity: z.string() }).optional(),
});

const releaseSchema = reportSchema.extend({
  version: z.string().refine(isVersionName, 'is not a version name'),
  manifest: manifestSchema,
  files: z.array(fileSchema),
  publishedAt: z.string(),
  publishedBy: z.string(),
  why: z.string().optional(),
  ...sourceSchema,
}) satisfies z.ZodType<Release>;

/** Reads the record of the release in `folder`; an unpublished or unreadable one is a StoreError. */
export async function readRelease(folder: string): Promise<Release> {
  const file = path.join(folder, recordName);
  try {
    return releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const version = path.basename(folder);
    const app = path.basename(path.dirname(folder));
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) throw new StoreError('NOT_PUBLISHED', { app, version });
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      throw new StoreError('DAMAGED', { app, version, files: recordName });
    throw error;
  }
}
