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

/** The currency that a price's cell names by its sign. */
export function currencyOfSign(cell: string): string | undefined {
  return signs[/[€$£]/.exec(cell)?.[0] ?? ''];
}

/** Does a price's cell have a sign that is not its currency's? A dollar sign is also Canada's and Australia's. */
export function hasOtherSign(cell: string, currency: string): boolean {
  const sign = /[€$£]/.exec(cell)?.[0];
  if (sign === undefined || signs[sign] === currency) return false;
  try {
    const format = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
    return !format.format(0).includes(sign);
  } catch {
    // No currency at all: its own field says so.
    return false;
  }
}

/** Minor units as a decimal number. */
export function decimalAmount(minor: number, currency: string): string {
  const digits = currencyDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
