import { isCurrency } from '@estela/contracts';

const digitsOfCurrency = new Map<string, number>();

/** Decimals of a currency; two where there is none or nobody knows it. */
export function currencyDigits(currency: string): number {
  const known = digitsOfCurrency.get(currency);
  if (known !== undefined) return known;
  const digits = digitsOf(currency);
  digitsOfCurrency.set(currency, digits);
  return digits;
}

function digitsOf(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

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
  if (sign === undefined || signs[sign] === stated || !isCurrency(stated)) return false;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: stated,
    currencyDisplay: 'narrowSymbol',
  });
  return !format.format(0).includes(sign);
}

/** Minor units as a decimal number. */
export function decimalAmount(minor: number, currency: string): string {
  const digits = currencyDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
