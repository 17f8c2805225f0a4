import { isCurrency } from '@estela/contracts';

interface Written {
  /** Decimals. */
  digits: number;
  /** An amount of nothing, with the currency's own sign. */
  zero: string;
}

/** Of the world's currencies alone: what else pilots write for one is not kept. */
const writtenOf = new Map<string, Written>();

/** How a currency is written; undefined where nobody knows it. A format is made once: that takes longer than a row. */
function writtenIn(currency: string): Written | undefined {
  const known = writtenOf.get(currency);
  if (known || !isCurrency(currency)) return known;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const written = { digits: format.resolvedOptions().maximumFractionDigits ?? 2, zero: format.format(0) };
  writtenOf.set(currency, written);
  return written;
}

/** Decimals of a currency; two where there is none or nobody knows it. */
export const currencyDigits = (currency: string): number => writtenIn(currency)?.digits ?? 2;

const signs: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP' };

interface StatedPrice {
  /** The cell without the letters of its currency. */
  amount: string;
  /** By its letters, else by its sign. */
  currency: string | undefined;
  /** Is it another currency than that of the row? */
  isOther: boolean;
}

/** A price's cell, which may name its currency (`249.99 USD`, `$249.99`), in a row whose own currency may be stated. */
export function readPrice(cell: string, stated: string): StatedPrice {
  const letters = lettersOf(cell);
  const sign = /[€$£]/.exec(cell)?.[0];
  return {
    amount: letters ? cell.replace(new RegExp(letters, 'i'), '') : cell,
    currency: letters ?? signs[sign ?? ''],
    isOther: Boolean(stated) && (letters ? letters !== stated : isOtherSign(sign, stated)),
  };
}

function lettersOf(cell: string): string | undefined {
  const [, before, after] = /^\s*([a-z]{3})(?![a-z])|(?<![a-z])([a-z]{3})\.?\s*$/i.exec(cell) ?? [];
  const letters = (before ?? after)?.toUpperCase();
  return letters && isCurrency(letters) ? letters : undefined;
}

/** A dollar sign is also Canada's and Australia's. */
function isOtherSign(sign: string | undefined, stated: string): boolean {
  if (sign === undefined || signs[sign] === stated) return false;
  return writtenIn(stated)?.zero.includes(sign) === false;
}

/** Minor units as a decimal number. */
export function decimalAmount(minor: number, currency: string): string {
  const digits = currencyDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
