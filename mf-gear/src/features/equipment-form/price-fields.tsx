import { FieldRow, MoneyField, SelectField, useFormikContext } from '@estela/ui/form';
import { useCurrencyOptions } from '../../components/currency-options.ts';
import type { EquipmentValues } from './equipment-values.ts';

export function PriceFields() {
  const { initialValues } = useFormikContext<EquipmentValues>();
  const options = useCurrencyOptions(initialValues.currency);
  return (
    <FieldRow>
      <MoneyField name="price" currencyField="currency" />
      <SelectField name="currency" options={options} placeholder={null} quiet />
    </FieldRow>
  );
}
