import { languageOf, useTranslation } from '@estela/i18n';
import { useMemo } from 'react';

/** Those that pilots pay with most; all others follow by name. */
const usual = ['EUR', 'USD', 'GBP'];

/** Every currency, for a `SelectField`. */
export function useCurrencyOptions() {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  return useMemo(() => currencyOptions(language), [language]);
}

function currencyOptions(language: string) {
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  const option = (code: string) => ({ value: code, label: `${code} · ${names.of(code)}` });
  const others = Intl.supportedValuesOf('currency').filter((code) => !usual.includes(code));
  return [...usual, ...others].map(option);
}
