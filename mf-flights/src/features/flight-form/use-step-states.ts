import { type FormErrors, useFormikContext } from '@estela/ui/form';
import { useState } from 'react';
import { flightFormSchema } from './flight-form-schema.ts';
import { type FlightStep, fieldsOf } from './flight-step-table.ts';
import type { FlightValues } from './flight-values.ts';

type Name = keyof FlightValues;

const { fields: rules } = flightFormSchema.describe();
const isRequired = (name: Name) => {
  const rule = rules[name];
  return rule?.type === 'string' && 'optional' in rule && !rule.optional;
};
const required = (Object.keys(rules) as Name[]).filter(isRequired);

/** Something stands in every field that a flight needs. */
export const isComplete = (values: FlightValues) => required.every((name) => isFilled(values[name]));

/** What stands in a new form already, or says nothing about the flight. */
const given: readonly Name[] = ['recordedAt', 'visibility', 'featured', 'commentsOff'];

/** Of each step: `wrong` once somebody can know it, `done` where something stands and nothing is missing. */
export function useStepStates(): (step: FlightStep) => 'open' | 'done' | 'wrong' {
  const { values, errors, touched, submitCount } = useFormikContext<FlightValues>();
  const isRefused = useRefusedFields();

  const isWrong = (name: Name) =>
    isRefused(name) ||
    Boolean(errors[name] && (submitCount > 0 || (touched[name] && isFilled(values[name]))));
  const isMissing = (name: Name) => Boolean(errors[name]) || (isRequired(name) && !isFilled(values[name]));

  return (step) => {
    const names = fieldsOf[step];
    if (names.some(isWrong)) return 'wrong';
    const isTouched = names.some((name) => !given.includes(name) && isFilled(values[name]));
    return isTouched && !names.some(isMissing) ? 'done' : 'open';
  };
}

/** The server's errors, each until its field changes. */
function useRefusedFields(): (name: Name) => boolean {
  const { values, status } = useFormikContext<FlightValues>();
  const [refused, setRefused] = useState({ status, values });
  if (refused.status !== status) setRefused({ status, values });
  const fields = (status as FormErrors | undefined)?.fields ?? {};
  return (name) => name in fields && refused.values[name] === values[name];
}

function isFilled(value: FlightValues[Name]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== '' && value !== null;
}
