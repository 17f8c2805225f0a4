import type { ReminderEvery, ReminderRule, ReminderRuleInput, ReminderSubject } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { type NumberValue, yup } from '@estela/ui/form';
import { pastDay } from '../../components/day-rules.ts';
import { dayOf, instantOf, ownTimeZone } from '../../components/days.ts';

export const measures = ['days', 'flights', 'hours'] as const;
type Measure = (typeof measures)[number];

/** The form's values: hours in the air, for which the wire has minutes. */
export interface RuleValues {
  subject: string;
  text: string;
  measure: Measure;
  amount: NumberValue;
  since: string;
}

const { days, flights, minutes } = limits.reminder;

export const ruleSchema = yup.object({
  subject: yup.string().required(),
  text: yup.string().trim().required().max(limits.title.max),
  measure: yup.string().oneOf(measures).required(),
  amount: yup
    .number()
    .required()
    .when('measure', ([measure]: string[], schema) =>
      measure === 'hours'
        ? schema.min(0.1).max(minutes.max / 60)
        : schema
            .integer()
            .min(1)
            .max(measure === 'days' ? days.max : flights.max),
    ),
  since: pastDay().required(),
});

/** Wire names whose form field has another name. */
export const fieldNames = {
  every: 'amount',
  'every.days': 'amount',
  'every.flights': 'amount',
  'every.minutes': 'amount',
};

export function newRuleValues(subject: string): RuleValues {
  return { subject, text: '', measure: 'flights', amount: '', since: dayOf(new Date()) };
}

export function valuesOfRule({ subject, text, every, since }: ReminderRule): RuleValues {
  return { subject: subject._id, text, ...amountOf(every), since: dayOf(new Date(since)) };
}

function amountOf(every: ReminderRule['every']): Pick<RuleValues, 'measure' | 'amount'> {
  if ('days' in every) return { measure: 'days', amount: every.days };
  if ('flights' in every) return { measure: 'flights', amount: every.flights };
  return { measure: 'hours', amount: Math.round((every.minutes / 60) * 100) / 100 };
}

/** Only for values that have passed the schema. */
export function inputOfRule(
  { subject, text, measure, amount, since }: RuleValues,
  subjects: readonly ReminderSubject[],
): ReminderRuleInput {
  const kind = subjects.find(({ _id }) => _id === subject)?.kind ?? 'drone';
  return {
    subject: { kind, _id: subject },
    text: text.trim(),
    every: everyOf(measure, Number(amount)),
    since: instantOf(since),
    tz: ownTimeZone(),
  };
}

function everyOf(measure: Measure, amount: number): ReminderEvery {
  if (measure === 'days') return { days: amount };
  if (measure === 'flights') return { flights: amount };
  return { minutes: Math.max(1, Math.round(amount * 60)) };
}
