import { languageOf, useTranslation } from '@estela/i18n';
import { FieldRow, MoneyField, SelectField } from '@estela/ui/form';
import { useMemo } from 'react';

/** Those that pilots pay with most; all others follow by name. */
const usual = ['EUR', 'USD', 'GBP'];

export function PriceFields() {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const options = useMemo(() => currencyOptions(language), [language]);
  return (
    <FieldRow>
      <MoneyField name="price" currencyField="currency" />
      <SelectField name="currency" options={options} placeholder={null} quiet />
    </FieldRow>
  );
}

function currencyOptions(language: string) {
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  const option = (code: string) => ({ value: code, label: `${code} · ${names.of(code)}` });
  const others = Intl.supportedValuesOf('currency').filter((code) => !usual.includes(code));
  return [...usual, ...others].map(option);
}
