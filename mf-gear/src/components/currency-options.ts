import { currenciesInUse } from '@estela/contracts/values';
import { languageOf, useTranslation } from '@estela/i18n';
import { useMemo } from 'react';

/** The most used currencies; all others follow by name. */
const usual = ['EUR', 'USD', 'GBP'];

/** Options for a `SelectField`: the currencies in use with a name in the viewer's language, and `stored` in any case. */
export function useCurrencyOptions(stored: string) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  return useMemo(() => currencyOptions(language, stored), [language, stored]);
}

function currencyOptions(language: string, stored: string) {
  const names = new Intl.DisplayNames([language], { type: 'currency', fallback: 'none' });
  const option = (code: string) => ({ value: code, label: labelOf(code, names.of(code)) });
  const byName = new Intl.Collator(language).compare;
  const rest = currenciesInUse.filter((code) => code !== stored && names.of(code));
  const others = [...rest, stored].filter((code) => !usual.includes(code)).map(option);
  return [...usual.map(option), ...others.sort((one, other) => byName(one.label, other.label))];
}

/** By name, then by code, in the alphabetical order of the viewer's language. */
function labelOf(code: string, name: string | undefined): string {
  return name ? `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)} (${code})` : code;
}
