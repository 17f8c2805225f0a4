import { type FormikValues, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormErrors } from './form-errors.ts';

/** Calls back with the names of the wrong fields once a submit was refused, here or by the server. */
export function useRefusal(onRefused: (names: string[]) => void): void {
  const { isSubmitting, isValidating, submitCount, status, errors } = useFormikContext<FormikValues>();
  const refuse = useEffectEvent(onRefused);
  const shownFor = useRef({ submitCount, status: status as FormErrors | undefined });
  useEffect(() => {
    const before = shownFor.current;
    const refusedHere = submitCount > before.submitCount && !isValidating && Object.keys(errors).length > 0;
    const refusedThere = status !== before.status && status !== undefined;
    if (isSubmitting || (!refusedHere && !refusedThere)) return;
    shownFor.current = { submitCount, status };
    refuse([...Object.keys(errors), ...Object.keys((status as FormErrors | undefined)?.fields ?? {})]);
  });
}
