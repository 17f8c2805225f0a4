import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@estela/contracts/release';
import { z } from 'zod';
import { hasCode, StoreError } from '../errors.ts';
import type { Signatures } from '../signing/signatures.ts';
import { reportSchema } from './build-report.ts';
import { sourceSchema } from './history.ts';
import { manifestSchema } from './manifest-schema.ts';
import { isVersionName } from './store-paths.ts';

/** Name of a release's record in its folder. */
export const recordName = 'release.json';

/** A record in sentences for operators. */
export function recordTitle(app: string, version: string): string {
  return `${recordName} of ${app} ${version}`;
}

const fileSchema = z.object({
  path: z.string(),
  bytes: z.number().int().nonnegative(),
  integrity: z.string(),
  brotli: z.object({ bytes: z.number().int(), integrity: z.string() }).optional(),
});

const slotPropsSchema = z.record(z.string(), z.array(z.string()));
const usesSchema = z.object({
  modules: z.record(z.string(), z.object({ range: z.string(), names: z.array(z.string()) })),
  texts: z.array(z.string()),
  calls: z.array(z.string()),
  slots: z.array(z.string()),
  slotProps: slotPropsSchema.optional(),
});
const providesSchema = z.object({
  modules: z.record(z.string(), z.object({ version: z.string(), names: z.array(z.string()).optional() })),
  texts: z.array(z.string()),
  slots: z.array(z.string()),
  slotProps: slotPropsSchema.optional(),
});

const releaseSchema = reportSchema.extend({
  version: z.string().refine(isVersionName, 'is not a version name'),
  manifest: manifestSchema,
  files: z.array(fileSchema),
  publishedAt: z.string(),
  publishedBy: z.string(),
  why: z.string().optional(),
  ...sourceSchema,
  uses: usesSchema.optional(),
  provides: providesSchema.optional(),
}) satisfies z.ZodType<Release>;

/**
 * Reads the record of the release in `folder`. One that is not there, cannot be read, stands in another version's folder
 * or has no trusted signature is a StoreError.
 */
export async function readRelease(folder: string, signatures: Pick<Signatures, 'check'>): Promise<Release> {
  const version = path.basename(folder);
  const app = path.basename(path.dirname(folder));
  try {
    const document: unknown = JSON.parse(await readFile(path.join(folder, recordName), 'utf8'));
    const release = releaseSchema.parse(document);
    await signatures.check('release', document, recordTitle(app, version));
    if (release.app !== app || release.version !== version)
      throw new StoreError('DAMAGED', { app, version, files: recordName });
    return release;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) throw new StoreError('NOT_PUBLISHED', { app, version });
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      throw new StoreError('DAMAGED', { app, version, files: recordName });
    throw error;
  }
}
