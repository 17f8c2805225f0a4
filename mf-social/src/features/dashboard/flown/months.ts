import type { PilotSeries } from '@estela/contracts';
import { daysOf } from '@estela/kit/flown';

interface MonthFlown {
  /** `YYYY-MM`. */
  month: string;
  flights: number;
  seconds: number;
}

/** Every month that the series touches, also those without a flight. */
export function monthsOf({ from, to, days }: Pick<PilotSeries, 'from' | 'to' | 'days'>): MonthFlown[] {
  const months = [...new Set(daysOf(from, to).map((day) => day.slice(0, 7)))];
  return months.map((month) => {
    const flown = days.filter(({ day }) => day.startsWith(month));
    return {
      month,
      flights: flown.reduce((sum, { flights }) => sum + flights, 0),
      seconds: flown.reduce((sum, { seconds }) => sum + seconds, 0),
    };
  });
}
