import type { WarrantyState } from '@estela/contracts';
import { limits } from '@estela/contracts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isAhead } from '../../../calendar-day.ts';

export const warrantyEnd = sql<string | null>`warranty_end(warranty_expiration, purchase_date, warranty)`;

/** Who sold or lost a thing needs no warranty. The index behind it has the same words. */
export const isKept = sql<SqlBool>`status in ('active', 'archived')`;

interface Dates {
  purchaseDate?: string | null | undefined;
  warrantyExpiration?: string | null | undefined;
}

/** Nothing is bought on a day that has not come. */
export function isBoughtAhead({ purchaseDate }: Dates): boolean {
  return Boolean(purchaseDate && isAhead(purchaseDate));
}

/** No warranty ends before its thing was bought. Days, so that their texts compare as they do. */
export function isWarrantyTooEarly({ purchaseDate, warrantyExpiration }: Dates): boolean {
  return Boolean(purchaseDate && warrantyExpiration && warrantyExpiration < purchaseDate);
}

/** Whether a warranty that ends on the day `ends` is in a state on the day `today`: its last day still counts. */
export function isWarranty(state: WarrantyState, ends: RawBuilder<unknown>, today: string) {
  const soon = sql`${today}::date + ${limits.warranty.soonDays}::int`;
  return {
    valid: sql<SqlBool>`${ends} > ${soon}`,
    expiringSoon: sql<SqlBool>`${ends} between ${today}::date and ${soon}`,
    expired: sql<SqlBool>`${ends} < ${today}::date`,
  }[state];
}
