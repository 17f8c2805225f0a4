import { FieldRow, MoneyField, SelectField } from '@estela/ui/form';
import { useCurrencyOptions } from '../../components/currency-options.ts';

export function PriceFields() {
  const options = useCurrencyOptions();
  return (
    <FieldRow>
      <MoneyField name="price" currencyField="currency" />
      <SelectField name="currency" options={options} placeholder={null} quiet />
    </FieldRow>
  );
}
