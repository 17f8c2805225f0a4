import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppManifest } from '@estela/contracts/platform';
import type { BuildReport, BuiltFrom } from '@estela/contracts/release';
import { z } from 'zod';
import { hasCode, StoreError } from '../errors.ts';
import { sourceSchema } from './history.ts';
import { manifestSchema } from './manifest-schema.ts';
import { filesPath, isAppName } from './store-paths.ts';

/** Name of the bundler preset's report inside a build; it becomes part of release.json. */
export const buildReportName = 'build.json';

/** A path that stays inside the build. */
export const fileName = z
  .string()
  .regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\\\0]+$/, 'is not a path inside the build');
const chunkFiles = z.object({ js: z.array(fileName), css: z.array(fileName) });
/** Shape of build.json. */
export const reportSchema = z.object({
  app: z.string().refine(isAppName, 'is not an app name'),
  publicPath: z.string().optional(),
  entry: fileName,
  initial: chunkFiles,
  chunks: z.record(z.string(), chunkFiles),
  shared: z.record(z.string(), z.string()),
}) satisfies z.ZodType<BuildReport>;

/** What the preset adds of the build's making. It is no part of the release, whose version is the hash of its bytes. */
const madeSchema = z.object({
  built: z
    .object({
      ...sourceSchema,
      manifest: z.unknown(),
      files: z.record(z.string(), z.string()),
    })
    .optional(),
}) satisfies z.ZodType<{ built?: BuiltFrom | undefined }>;

/** Reads and checks what a build says of itself. */
export async function readBuildReport(
  folder: string,
): Promise<{ report: BuildReport; built?: BuiltFrom | undefined }> {
  const document = await readJson(path.join(folder, buildReportName));
  const report = parseWith(reportSchema, document, buildReportName);
  const { built } = parseWith(madeSchema, document, buildReportName);
  const { app, publicPath } = report;
  if (publicPath !== undefined && publicPath !== filesPath(app))
    throw new StoreError('BAD_BUILD', { reason: `${app} asks for its files at ${publicPath}` });
  return { report, built };
}

/** Reads and checks the `estela` key of an app's package.json. */
export async function readManifest(
  packageFile: string,
): Promise<{ manifest: AppManifest; declared: unknown }> {
  const document = await readJson(packageFile);
  const holder = z.looseObject({ estela: z.unknown() }).parse(document);
  const { estela: declared } = holder;
  return { manifest: parseWith(manifestSchema, declared, `${packageFile} (estela)`), declared };
}

export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw new StoreError('BAD_BUILD', { reason: `${file} is missing` });
    if (error instanceof SyntaxError) throw new StoreError('BAD_BUILD', { reason: `${file} is not JSON` });
    throw error;
  }
}

export function parseWith<T>(schema: z.ZodType<T>, value: unknown, file: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.') || 'it'}: ${issue.message}`);
  throw new StoreError('BAD_BUILD', { reason: `${file}: ${problems.join('; ')}` });
}
