import { limits } from '@estela/contracts/limits';
import type { WarrantyState } from '@estela/contracts/values';
import { dayOf } from '../days.ts';

/** A calendar day in the wire format: 2026-11-20. */
export type Day = string;

const dayLength = 86_400_000;

/** The viewer's own today: a warranty ends with their day, not with one in Greenwich. */
export function today(now = new Date()): Day {
  return dayOf(now);
}

export interface Warranty {
  state: WarrantyState;
  /** Days until the last day, which still counts: 0 on that day, negative after it. */
  days: number;
}

export function warrantyAt(ends: Day | null, now: Day = today()): Warranty | undefined {
  if (!ends) return undefined;
  const days = (Date.parse(ends) - Date.parse(now)) / dayLength;
  const left = days <= limits.warranty.soonDays ? 'expiringSoon' : 'valid';
  return { days, state: days < 0 ? 'expired' : left };
}

/** The last day of a warranty of this many months, as the server computes it; in a shorter month that month's last day. */
export function endOfWarranty(purchase: Day, months: number): Day {
  const [year = 0, month = 0, day = 0] = purchase.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}
