import { z } from 'zod';
import { instantInput, numeric } from '../input-forms.ts';
import { limits } from '../limits.ts';
import { reminderKinds, reminderSubjects } from '../values.ts';
import { id, instant, line, pageOf, timeZone } from '../wire.ts';

const day = z.iso.date();
const { days, flights, minutes } = limits.reminder;
const measure = ({ min, max }: { min: number; max: number }) => numeric(z.number().int().min(min).max(max));

/** One of the three: days of the calendar, flights, or minutes in the air. */
const every = z.union([
  z.strictObject({ days: measure(days) }),
  z.strictObject({ flights: measure(flights) }),
  z.strictObject({ minutes: measure(minutes) }),
]);
export type ReminderEvery = z.output<typeof every>;

const subject = z.object({ kind: z.enum(reminderSubjects), _id: id });

const namedSubject = subject.extend({ name: z.string() });
export type ReminderSubject = z.infer<typeof namedSubject>;

/**
 * Something to be done again and again; its pilot's alone. `used` and `left` are in the unit of `every`, counted from
 * `since`, when it was last done; `left` is negative when it is overdue. `dueOn` is null where no day is known.
 */
export const reminderRule = z
  .object({
    _id: id,
    subject: namedSubject,
    text: z.string(),
    every: z.union([
      z.object({ days: z.number().int() }),
      z.object({ flights: z.number().int() }),
      z.object({ minutes: z.number().int() }),
    ]),
    since: instant,
    tz: z.string(),
    used: z.number().int(),
    left: z.number().int(),
    dueOn: day.nullable(),
    due: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'ReminderRule' });
export type ReminderRule = z.infer<typeof reminderRule>;

export const reminderRulePage = pageOf(reminderRule).meta({ id: 'ReminderRulePage' });

const ruleText = line(limits.title.max);
const optional = {
  text: ruleText,
  /** Counted from now without it. */
  since: instantInput,
  /** Zone in which days begin; UTC without it. */
  tz: timeZone,
};

export const reminderRuleInput = z
  .object({ subject, every, ...z.object(optional).partial().shape })
  .meta({ id: 'ReminderRuleInput' });
export type ReminderRuleInput = z.infer<typeof reminderRuleInput>;

export const reminderRulePatch = z
  .object({ subject, every, ...optional })
  .partial()
  .meta({ id: 'ReminderRulePatch' });
export type ReminderRulePatch = z.infer<typeof reminderRulePatch>;

/** When it was done; now without it. */
export const reminderDone = z.object({ at: instantInput }).partial().meta({ id: 'ReminderDone' });

/**
 * What is due: a rule with where it stands, or a warranty that ends within 30 days or ended a week ago at most; nothing of
 * what was sold or lost.
 */
const reminder = z
  .object({
    kind: z.enum(reminderKinds),
    /** Of the rule, or of the equipment item. */
    _id: id,
    subject: namedSubject,
    text: z.string(),
    dueOn: day.nullable(),
    rule: reminderRule.nullable(),
  })
  .meta({ id: 'Reminder' });
export type Reminder = z.infer<typeof reminder>;

export const reminderPage = pageOf(reminder).meta({ id: 'ReminderPage' });

/** Since when a calendar may subscribe; its address is told once, when it is made. */
export const reminderLinkState = z
  .object({ createdAt: instant.nullable() })
  .meta({ id: 'ReminderLinkState' });

export const reminderLink = z.object({ url: z.url(), createdAt: instant }).meta({ id: 'ReminderLink' });
export type ReminderLink = z.infer<typeof reminderLink>;
