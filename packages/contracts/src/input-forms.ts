/**
 * Other forms of a value that clients may send. Each must be unambiguous; the OpenAPI document names only the form
 * that our own client uses.
 */
import { z } from 'zod';
import { limits } from './limits.ts';
import { id, instant, issueKeys } from './wire.ts';

/** A number, also as its digits in a text. */
export function numeric<T extends z.ZodType>(schema: T) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value),
    schema,
  );
}

/** Text where null says that there is none. */
export function orEmpty<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === null ? '' : value), schema);
}

/** A value or null, where an empty text says that there is none. */
export function orNull<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? null : value), schema.nullable());
}

/** An id, also as the summary or the whole item that answers have in its place. */
export const reference = z.preprocess(
  (value) => (typeof value === 'object' && value !== null && '_id' in value ? value._id : value),
  id,
);

const momentForm = /^(\d{4}-\d\d-\d\d)(?:(T\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** An instant to the millisecond, also as a day (its start), without seconds or without an offset (UTC). */
export const instantInput = z.preprocess((value) => {
  const parts = typeof value === 'string' && momentForm.exec(value);
  if (!parts) return value;
  const [, day, minute = 'T00:00', second = ':00', offset = 'Z'] = parts;
  // A database rounds what is finer, from the last moment of the year 9999 into the next.
  const text = `${day}${minute}${second.slice(0, ':00.000'.length)}${offset}`;
  // The offset may move it out of the years with four digits, which no response can hold.
  return isYearTooLong(new Date(text)) ? '' : text;
}, instant);

const isYearTooLong = (moment: Date) => moment.getUTCFullYear() < 0 || moment.getUTCFullYear() > 9999;

/** A calendar day of these times, without a time zone; of an instant the day that it names. */
export const dayInput = z.preprocess(
  (value) => (instantInput.safeParse(value).success ? String(value).slice(0, 10) : value),
  z.iso.date().refine((day) => day >= limits.day.from && day <= limits.day.to, {
    params: { key: issueKeys.date },
  }),
);
