import type { FlyDay, FlyDayInput } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { type NumberValue, yup } from '@estela/ui/form';

export interface FlyDayValues {
  title: string;
  at: string;
  until: string;
  spot: string;
  limit: NumberValue;
  description: string;
  /** For a new one: whether its author comes, too. */
  going: boolean;
}

const day = 86_400_000;
const longest = limits.flyDay.days * day;

/** The last moment at which a fly-day may begin. */
export const latestStart = (now = new Date()) =>
  new Date(now.getTime() + limits.flyDay.ahead * day).toISOString();

/** Milliseconds from the start to a later moment; undefined while either is not given. */
function lasting(from: string | undefined, to: string | undefined): number | undefined {
  return from && to ? Date.parse(to) - Date.parse(from) : undefined;
}

export const flyDaySchema = yup.object({
  title: yup.string().trim().required().max(limits.title.max),
  at: yup.string().required('date'),
  until: yup
    .string()
    .test('after-start', 'groups:flyDays.form.endsBefore', (until, { parent }) => {
      const lasts = lasting(parent.at, until);
      return lasts === undefined || lasts > 0;
    })
    .test('not-too-long', 'groups:flyDays.form.tooLong', (until, { parent }) => {
      const lasts = lasting(parent.at, until);
      return lasts === undefined || lasts <= longest;
    }),
  spot: yup.string(),
  limit: yup.number().integer().min(limits.flyDay.places.min).max(limits.flyDay.places.max),
  description: yup.string().trim().max(limits.text.max),
  going: yup.boolean(),
});

/** Ten o'clock tomorrow: a valid start, which most will change. */
export function newFlyDayValues(now = new Date()): FlyDayValues {
  const at = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 10);
  return { title: '', at: at.toISOString(), until: '', spot: '', limit: '', description: '', going: true };
}

export function valuesOf(day: FlyDay): FlyDayValues {
  return {
    title: day.title,
    at: day.at,
    until: day.until ?? '',
    spot: day.spot?._id ?? '',
    limit: day.limit ?? '',
    description: day.description,
    going: false,
  };
}

/** Only for values that have passed the schema. */
export function toInput({ going, ...values }: FlyDayValues): FlyDayInput {
  return {
    title: values.title.trim(),
    at: values.at,
    until: values.until || null,
    spot: values.spot || null,
    limit: typeof values.limit === 'number' ? values.limit : null,
    description: values.description.trim(),
    ...(going && { going }),
  };
}
