import { useFormat, useTranslation } from '@estela/i18n';
import { DateTimeField, NumberField, SelectField, TextField, useFormikContext } from '@estela/ui/form';
import { endOfWarranty, warrantyAt } from '../../components/equipment/warranty.ts';
import { useWarrantyText } from '../../components/equipment/warranty-badge.tsx';
import { type EquipmentValues, warrantyModes } from './equipment-values.ts';

/** A warranty by months, by its last day or in words; shows at once how long it is still valid. */
export function WarrantyFields() {
  const { t } = useTranslation('gear');
  const { values } = useFormikContext<EquipmentValues>();
  const state = useWarrantyPreview(values);
  return (
    <>
      <SelectField name="warrantyMode" values={warrantyModes} labels="warrantyMode" placeholder={null} />
      {values.warrantyMode === 'months' && (
        <NumberField name="warrantyMonths" required integer unit={t('warranty.monthsUnit')} hint={state} />
      )}
      {values.warrantyMode === 'date' && (
        <DateTimeField name="warrantyExpiration" required mode="date" hint={state} />
      )}
      {(values.warrantyMode === 'date' || values.warrantyMode === 'words') && (
        <TextField name="warrantyWords" required={values.warrantyMode === 'words'} />
      )}
    </>
  );
}

function useWarrantyPreview(values: EquipmentValues): string | undefined {
  const { t } = useTranslation('gear');
  const { date } = useFormat();
  const text = useWarrantyText();
  const { warrantyMode, warrantyMonths, purchaseDate, warrantyExpiration } = values;
  const isMonths = warrantyMode === 'months';
  if (isMonths && !purchaseDate) return t('equipmentForm.warrantyNeedsPurchase');
  const isReckoned = isMonths && Number.isInteger(warrantyMonths) && Number(warrantyMonths) <= 600;
  const reckoned = isReckoned ? endOfWarranty(purchaseDate, Number(warrantyMonths)) : undefined;
  const ends = isMonths ? reckoned : warrantyExpiration;
  const warranty = warrantyAt(ends ?? null);
  return ends && warranty ? t('warranty.until', { date: date(ends), state: text(warranty) }) : undefined;
}
