import { z } from 'zod';
import { limits } from '../limits.ts';
import { reportKinds, reportReasons, reportStatuses } from '../values.ts';
import { id, instant, streamOf, text } from '../wire.ts';
import { userSummary } from './user.ts';

export const reportInput = z
  .object({
    kind: z.enum(reportKinds),
    target: id,
    reason: z.enum(reportReasons),
    text: text(limits.text.max).optional(),
  })
  .meta({ id: 'ReportInput' });
export type ReportInput = z.infer<typeof reportInput>;

/** What its reporter gets to see of it. */
const report = z
  .object({
    _id: id,
    kind: z.enum(reportKinds),
    target: id,
    reason: z.enum(reportReasons),
    text: z.string(),
    status: z.enum(reportStatuses),
    createdAt: instant,
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof report>;

/** What a report is answered with. `repeated`: the same pilot's earlier one was still open and says this now. */
export const reportReceipt = report.extend({ repeated: z.boolean() }).meta({ id: 'ReportReceipt' });

/** For admins: with the reporter, and the text at the time of the report. */
export const reportCase = report
  .extend({
    reporter: userSummary,
    accused: userSummary.nullable(),
    title: z.string(),
    content: z.string(),
  })
  .meta({ id: 'ReportCase' });
export type ReportCase = z.infer<typeof reportCase>;

export const reportStream = streamOf(reportCase).meta({ id: 'ReportStream' });

export const reportPatch = z.object({ status: z.enum(reportStatuses) }).meta({ id: 'ReportPatch' });
