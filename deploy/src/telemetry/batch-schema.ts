import {
  type FailureReport,
  reportedPhases,
  telemetryLimits,
  withoutPersonalData,
} from '@estela/contracts/telemetry';
import { z } from 'zod';
import { isAppName, isVersionName } from '../store/store-paths.ts';

const { message, note, frames, failures, count } = telemetryLimits;

/** Cleaned once more: a browser can send anything. */
const cleaned = (limit: number) =>
  z
    .string()
    .max(2000)
    .transform((text) => withoutPersonalData(text, limit));

const reportSchema = z.strictObject({
  app: z.string().refine(isAppName),
  version: z.string().refine(isVersionName),
  composition: z.string().regex(/^[0-9a-f]{12}$/),
  phase: z.enum(reportedPhases),
  name: z.string().regex(/^[\w.$]{1,40}$/),
  message: cleaned(message),
  frames: z.array(z.string().regex(/^\/(?:shell|remotes)\/[\w./+-]{1,160}:\d{1,7}:\d{1,7}$/)).max(frames),
  route: z.string().regex(/^\/[a-zA-Z0-9:/*-]{0,80}$/),
  count: z.number().int().positive().max(count),
  isFirst: z.boolean(),
  note: cleaned(note).optional(),
}) satisfies z.ZodType<FailureReport, unknown>;

/** The body of `POST /telemetry`. */
export const batchSchema = z.array(reportSchema).min(1).max(failures);
