import type { ReminderEvery } from '@estela/contracts';
import { addDays, dayIn, daysBetween } from '../../../calendar-day.ts';

/** When something was last done, in which zone its days begin, and what was flown since. */
export interface Use {
  every: ReminderEvery;
  since: Date;
  tz: string;
  flights: number;
  seconds: number;
}

export interface RuleStatus {
  /** In the unit of `every`. */
  used: number;
  /** Negative when it is overdue. */
  left: number;
  /** `YYYY-MM-DD`; null where it depends on what is flown. */
  dueOn: string | null;
}

/** Where a rule stands on the viewer's day: a day rule is due on its day of the calendar, wherever the pilot is by then. */
export function statusOf(
  { every, since, tz, flights, seconds }: Use,
  now: Date,
  viewerTz: string = tz,
): RuleStatus {
  if ('days' in every) {
    const dueOn = addDays(dayIn(since, tz), every.days);
    const left = daysBetween(dayIn(now, viewerTz), dueOn);
    // Done in the east it may still be the day before in the west.
    return { used: Math.max(0, every.days - left), left, dueOn };
  }
  if ('flights' in every) return { used: flights, left: every.flights - flights, dueOn: null };
  const minutes = Math.floor(seconds / 60);
  return { used: minutes, left: every.minutes - minutes, dueOn: null };
}
