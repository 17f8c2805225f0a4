import { yup } from '@estela/ui/form';
import { dayOf } from './days.ts';

/** Years of four digits, as date fields of browsers let more be typed. */
export const day = yup.string().matches(/^(\d{4}-\d\d-\d\d)?$/, 'date');

/** A day that has come where the pilot is. `storedField` holds what is stored, which may stay ahead of time. */
export function pastDay(storedField?: string) {
  return day.test('has-come', 'inFuture', (typed, { parent }) => {
    return (
      !typed || typed <= dayOf(new Date()) || (storedField !== undefined && typed === parent[storedField])
    );
  });
}
