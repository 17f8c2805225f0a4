import type { BatteryCare } from '@estela/contracts';

/** Volts a cell, as the pilot read them. */
export interface Voltages {
  restBefore: number | null;
  restAfter: number | null;
  minCell: number | null;
}

type Judgement = Pick<BatteryCare, 'verdict' | 'reasons' | 'measured'>;
type Reason = BatteryCare['reasons'][number];

/** Flights with both voltages that advice needs: a line through fewer says nothing. */
const enough = 5;
/** Below it a LiPo cell takes damage (Oscar Liang, "When to retire LiPo battery": over-discharging, below 3 V per cell). */
const deep = 3;
/** So many of the last `enough` flights: one may be misread. */
const deepFlights = 2;
/** The lower end of the 300 to 500 cycles that a manufacturer (Tattu) gives for a LiPo. */
const manyCycles = 300;
/** Sag is current times internal resistance, and a cell whose resistance has doubled counts as at its end (USABC, IEC 62660-1). */
const doubled = 2;
const grew = 1.5;
/** Volts. Figures are read to about 0.05 V, so what begins below that is no base to grow from. */
const readable = 0.05;

/** What a battery's cells came back by once the load was gone; null where the figures are missing or cannot be. */
export function sagOf({ restBefore, restAfter, minCell }: Voltages): number | null {
  if (restAfter === null || minCell === null || minCell > restAfter) return null;
  if (restBefore !== null && restAfter > restBefore + readable) return null;
  return hundredths(restAfter - minCell);
}

/** How a battery is doing, by its flights, oldest first. */
export function judgeBattery(flights: readonly Voltages[], cycles: number): Judgement {
  const measured = flights.filter((flight) => sagOf(flight) !== null);
  if (measured.length < enough) {
    const reason = {
      reason: 'fewMeasured' as const,
      count: enough - measured.length,
    };
    return { verdict: 'unknown', reasons: [reason], measured: measured.length };
  }
  const tooDeep = measured.slice(-enough).filter(({ minCell }) => minCell !== null && minCell < deep).length;
  const reasons: Reason[] = [
    ...sagReasons(measured.map((flight) => sagOf(flight) ?? 0)),
    ...(tooDeep >= deepFlights ? [{ reason: 'deepDischarge' as const, count: tooDeep }] : []),
    ...(cycles >= manyCycles ? [{ reason: 'manyCycles' as const, count: cycles }] : []),
  ];
  if (reasons.length === 0)
    return {
      verdict: 'good',
      reasons: [{ reason: 'steady' }],
      measured: measured.length,
    };
  const verdict = reasons.some(({ reason }) => reason === 'sagDoubled') ? 'retire' : 'watch';
  return { verdict, reasons, measured: measured.length };
}

function sagReasons(sags: readonly number[]): Reason[] {
  const { from, to, isCertain } = lineThrough(sags);
  const base = Math.max(from, readable);
  if (!isCertain || to < base * grew) return [];
  const reason = to >= base * doubled ? 'sagDoubled' : 'sagGrew';
  return [{ reason, from: hundredths(base), to: hundredths(to) }];
}

/**
 * The least squares line through values in their order: where it begins and ends, and whether it rises by more than
 * twice the standard error of its slope. One wild value makes that error large.
 */
function lineThrough(values: readonly number[]) {
  const n = values.length;
  const middle = (n - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const spread = values.reduce((sum, _, x) => sum + (x - middle) ** 2, 0);
  const slope = values.reduce((sum, value, x) => sum + (x - middle) * (value - mean), 0) / spread;
  const at = (x: number) => mean + slope * (x - middle);
  const rest = values.reduce((sum, value, x) => sum + (value - at(x)) ** 2, 0);
  const error = Math.sqrt(rest / (n - 2) / spread);
  return { from: at(0), to: at(n - 1), isCertain: slope > 2 * error };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
