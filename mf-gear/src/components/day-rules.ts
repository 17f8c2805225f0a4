import { yup } from '@estela/ui/form';
import { dayOf } from './days.ts';

/** Years of four digits, as browsers' date fields accept more. */
export const day = yup.string().matches(/^(\d{4}-\d\d-\d\d)?$/, 'date');

/** A day not in the future where the pilot is. The stored value, in `storedField`, is accepted even if it is. */
export function pastDay(storedField?: string) {
  return day.test('has-come', 'inFuture', (typed, { parent }) => {
    return (
      !typed || typed <= dayOf(new Date()) || (storedField !== undefined && typed === parent[storedField])
    );
  });
}
