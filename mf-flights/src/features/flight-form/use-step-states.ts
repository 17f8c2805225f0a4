import { useFormikContext, useServerErrors } from '@estela/ui/form';
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

/** Whether every required field of a flight has a value. */
export const isComplete = (values: FlightValues) => required.every((name) => isFilled(values[name]));

/** Fields with a default, or that say nothing about the flight. */
const given: readonly Name[] = ['recordedAt', 'visibility', 'featured', 'commentsOff'];

/** The state of each step: `wrong` once its error is shown, `done` if it has values and none is missing. */
export function useStepStates(): (step: FlightStep) => 'open' | 'done' | 'wrong' {
  const { values, errors, touched, submitCount } = useFormikContext<FlightValues>();
  const refused = useServerErrors();

  const isWrong = (name: Name) =>
    name in refused ||
    Boolean(errors[name] && (submitCount > 0 || (touched[name] && isFilled(values[name]))));
  const isMissing = (name: Name) => Boolean(errors[name]) || (isRequired(name) && !isFilled(values[name]));

  return (step) => {
    const names = fieldsOf[step];
    if (names.some(isWrong)) return 'wrong';
    const isTouched = names.some((name) => !given.includes(name) && isFilled(values[name]));
    return isTouched && !names.some(isMissing) ? 'done' : 'open';
  };
}

export function isFilled(value: FlightValues[Name]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== '' && value !== null;
}
