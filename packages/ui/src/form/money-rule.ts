import { minorUnitDigits } from '@estela/i18n';
import { type MessageKey, yup } from './yup-locale.ts';

/** How a currency's whole units and minor units (cents) turn into each other; exact to the last cent. */
export const minorUnits = {
  of: (amount: number, currency: string) => Math.round(amount * 10 ** minorUnitDigits(currency)),
  toWhole: (minor: number, currency: string) => minor / 10 ** minorUnitDigits(currency),
};

/** The rule of a `MoneyField`: no more decimals than the currency has, and at most so many minor units. */
export function moneyRule(currencyField: string, maxMinor: number) {
  return yup
    .number()
    .min(0)
    .test('money', function check(amount) {
      if (amount === undefined) return true;
      const currency = String(this.parent[currencyField] ?? '');
      const digits = minorUnitDigits(currency);
      const max = minorUnits.toWhole(maxMinor, currency);
      const refuse = (message: MessageKey) => this.createError({ message: message as never });
      if (amount > max) return refuse({ key: 'max', values: { max } });
      // As text: 1.1 times 1000 is not 1100 in binary.
      const decimals = /\.(\d+)$/.exec(String(amount))?.[1]?.length ?? 0;
      return decimals <= digits || refuse({ key: 'decimals', values: { max: digits } });
    });
}
