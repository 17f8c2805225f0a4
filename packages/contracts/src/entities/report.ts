import { z } from 'zod';
import { limits } from '../limits.ts';
import { groupReportKinds, reportActs, reportKinds, reportReasons, reportStatuses } from '../values.ts';
import { id, instant, streamOf, text } from '../wire.ts';
import { userSummary } from './user.ts';

/** `group`: in which a pilot was met, whose moderators hear of it too. Of what is said in a group it is known. */
export const reportInput = z
  .object({
    kind: z.enum(reportKinds),
    target: id,
    group: id.optional(),
    reason: z.enum(reportReasons),
    text: text(limits.text.max).optional(),
  })
  .meta({ id: 'ReportInput' });
export type ReportInput = z.infer<typeof reportInput>;

/** What its reporter gets to see of it. */
export const report = z
  .object({
    _id: id,
    kind: z.enum(reportKinds),
    target: id,
    reason: z.enum(reportReasons),
    text: z.string(),
    status: z.enum(reportStatuses),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof report>;

/** What a report is answered with. `repeated`: the same pilot's earlier one was still open and says this now. */
export const reportReceipt = report.extend({ repeated: z.boolean() }).meta({ id: 'ReportReceipt' });

/**
 * For administrators: a thing with all reports of it that have the same status, and what it said at the time of the newest,
 * which the first fields are. `reports` are the newest of `count`. `hidden` is null where it is gone or cannot be hidden.
 * `topic`, `post` or `flight`: where a comment stands.
 */
export const reportCase = report
  .extend({
    reporter: userSummary,
    accused: userSummary.nullable(),
    title: z.string(),
    content: z.string(),
    group: id.nullable(),
    topic: id.nullable(),
    post: id.nullable(),
    flight: id.nullable(),
    hidden: z.boolean().nullable(),
    count: z.number().int(),
    reports: z.array(
      report
        .pick({ _id: true, reason: true, text: true, createdAt: true, updatedAt: true })
        .extend({ reporter: userSummary }),
    ),
  })
  .meta({ id: 'ReportCase' });
export type ReportCase = z.infer<typeof reportCase>;

export const reportStream = streamOf(reportCase).meta({ id: 'ReportStream' });

/** `from`: as the administrator saw it, open by default; another may have decided since. */
export const reportPatch = z
  .object({
    status: z.enum(reportStatuses),
    from: z.enum(reportStatuses).optional(),
    act: z.enum(reportActs).optional(),
    note: text(limits.moderationNote.max).optional(),
  })
  .meta({ id: 'ReportPatch' });
export type ReportPatch = z.infer<typeof reportPatch>;

/**
 * For the moderators of a group: a thing in it with its reports, the newest of `count`. They are not told who reported.
 * `removable`: whether the viewer may remove it.
 */
const groupReport = reportCase
  .pick({
    _id: true,
    target: true,
    accused: true,
    title: true,
    content: true,
    count: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend(reportCase.pick({ topic: true, post: true }).shape)
  .extend({
    kind: z.enum(groupReportKinds),
    removable: z.boolean(),
    reports: z.array(report.pick({ _id: true, reason: true, text: true, createdAt: true, updatedAt: true })),
  })
  .meta({ id: 'GroupReport' });
export type GroupReport = z.infer<typeof groupReport>;

export const groupReportStream = streamOf(groupReport).meta({ id: 'GroupReportStream' });
