import { InvalidInputError } from './errors.ts';

/** Clocks differ: what lies at most this far ahead is meant as now. Milliseconds. */
const clockTolerance = 300_000;

/** A moment that has come, of what has happened; one that lies ahead is refused at its field. */
export function notAhead(field: string, moment: string | Date): Date {
  const at = new Date(moment);
  const ahead = at.getTime() - Date.now();
  if (ahead > clockTolerance) throw new InvalidInputError({ [field]: 'future' });
  return ahead > 0 ? new Date() : at;
}
