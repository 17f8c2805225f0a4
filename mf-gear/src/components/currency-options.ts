import { currenciesInUse } from '@estela/contracts/values';
import { languageOf, useTranslation } from '@estela/i18n';
import { useMemo } from 'react';

/** Those that pilots pay with most; all others follow by name. */
const usual = ['EUR', 'USD', 'GBP'];

/** The currencies in use that the viewer's language has a name for, and `stored` whatever it is, for a `SelectField`. */
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

/** By name and then letters, as they are in the order of the names. */
function labelOf(code: string, name: string | undefined): string {
  return name ? `${name.charAt(0).toLocaleUpperCase()}${name.slice(1)} (${code})` : code;
}
