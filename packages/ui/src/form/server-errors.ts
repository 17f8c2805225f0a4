import { type FormikValues, getIn, useFormikContext } from 'formik';
import { createContext, useContext, useEffect } from 'react';
import type { FormErrors } from './form-errors.ts';

/** The form's status while a refusal of the server stands: what it said, and of which values. */
export interface Refusal extends FormErrors {
  values: FormikValues;
}

/** By it a field says that it shows its own error; returns what takes that back. Always the same function. */
export const PlaceFieldContext = createContext<(name: string) => () => void>(() => () => undefined);

/** Names of the fields that show their own error. */
export const PlacedFieldsContext = createContext<readonly string[]>([]);

const none: FormErrors['fields'] = {};

function useRefused(): Refusal | undefined {
  return useFormikContext().status as Refusal | undefined;
}

/** What the server said of fields, by their names, each until its value changes. */
export function useServerErrors(): FormErrors['fields'] {
  const { values } = useFormikContext<FormikValues>();
  const refusal = useRefused();
  if (!refusal) return none;
  const stands = ([name]: [string, string]) => getIn(values, name) === getIn(refusal.values, name);
  return Object.fromEntries(Object.entries(refusal.fields).filter(stands));
}

/** What the server said of the field `name`, for whoever shows it beside that field. */
export function useServerError(name: string): string | undefined {
  const place = useContext(PlaceFieldContext);
  useEffect(() => place(name), [place, name]);
  return useServerErrors()[name];
}

/** What the server said that no field shows, line by line. */
export function useServerSummary(): string[] {
  const refusal = useRefused();
  const standing = useServerErrors();
  const placed = useContext(PlacedFieldsContext);
  if (!refusal) return [];
  const { message, fields } = refusal;
  const whole = message ? [message] : [];
  const names = Object.keys(fields);
  if (names.length === 0) return whole;
  const texts = Object.entries(standing).flatMap(([name, text]) => (placed.includes(name) ? [] : [text]));
  const isPlaced = texts.length === 0 || names.some((name) => placed.includes(name));
  return [...new Set(isPlaced ? texts : [...whole, ...texts])];
}
