import { z } from 'zod';
import { limits } from '../limits.ts';
import { appealStatuses, moderationActs, reportKinds, reportReasons, userRoles } from '../values.ts';
import { id, instant, streamOf, text } from '../wire.ts';
import { userSummary } from './user.ts';

/** `note`: what the administrator answered, empty while it is open. */
const appeal = z
  .object({ text: z.string(), status: z.enum(appealStatuses), note: z.string(), createdAt: instant })
  .meta({ id: 'Appeal' });

/** An act of an administrator, as the pilot concerned reads it: never who it was. `until`: of a suspension that ends. */
export const moderationEntry = z
  .object({
    _id: id,
    act: z.enum(moderationActs),
    subject: z.object({ kind: z.enum(reportKinds), _id: id, title: z.string() }),
    reason: z.enum(reportReasons).nullable(),
    note: z.string(),
    until: instant.nullable(),
    appeal: appeal.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'ModerationEntry' });
export type ModerationEntry = z.infer<typeof moderationEntry>;

/** Where a subject stands that is read on the page of another. */
const place = {
  group: id.nullable(),
  topic: id.nullable(),
  post: id.nullable(),
  flight: id.nullable(),
};

/** For the pilot concerned. `visible`: the subject is there, and theirs to see; else nothing says where it stood. */
const ownModerationEntry = moderationEntry
  .extend({ visible: z.boolean(), ...place })
  .meta({ id: 'OwnModerationEntry' });
export type OwnModerationEntry = z.infer<typeof ownModerationEntry>;

export const moderationStream = streamOf(ownModerationEntry).meta({ id: 'ModerationStream' });

/** The same for administrators, who do not see what is hidden: `content` is what was reported, and the rest where it stands. */
export const moderationCase = moderationEntry
  .extend({
    pilot: userSummary,
    admin: userSummary.nullable(),
    content: z.string(),
    ...place,
  })
  .meta({ id: 'ModerationCase' });
export type ModerationCase = z.infer<typeof moderationCase>;

export const appealStream = streamOf(moderationCase).meta({ id: 'AppealStream' });

export const appealInput = z.object({ text: text(limits.moderationNote.max, 1) }).meta({ id: 'AppealInput' });
export type AppealInput = z.infer<typeof appealInput>;

/** With `appeal` once; without it, to read what was decided. */
export const suspensionTicket = z
  .object({ ticket: z.string().min(1).max(300), appeal: appealInput.shape.text.optional() })
  .meta({ id: 'SuspensionTicket' });

const note = text(limits.moderationNote.max).optional();

export const appealDecision = z
  .object({ status: z.enum(['upheld', 'restored']), note })
  .meta({ id: 'AppealDecision' });
export type AppealDecision = z.infer<typeof appealDecision>;

/** Until it is lifted, without `until`. */
export const suspensionInput = z
  .object({ until: instant.nullable().optional(), reason: z.enum(reportReasons), note })
  .meta({ id: 'SuspensionInput' });
export type SuspensionInput = z.infer<typeof suspensionInput>;

/** What administrators know of a pilot: `items` are the last acts. */
export const pilotRecord = z
  .object({
    user: userSummary,
    role: z.enum(userRoles),
    suspension: z
      .object({ until: instant.nullable(), reason: z.enum(reportReasons), note: z.string() })
      .nullable(),
    openReports: z.number().int(),
    items: z.array(moderationCase),
  })
  .meta({ id: 'PilotRecord' });
export type PilotRecord = z.infer<typeof pilotRecord>;
