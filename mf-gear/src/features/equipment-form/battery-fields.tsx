import { useTranslation } from '@estela/i18n';
import { FieldRow, FormSection, NumberField, TextField } from '@estela/ui/form';

export function BatteryFields() {
  const { t } = useTranslation('gear');
  return (
    <FormSection name="battery">
      <FieldRow>
        <NumberField name="cells" integer unit={t('battery.cellsUnit')} />
        <NumberField name="capacityMah" integer unit={t('battery.capacityUnit')} />
      </FieldRow>
      <FieldRow>
        <TextField name="connector" autoComplete="off" />
        <NumberField name="cycles" integer />
      </FieldRow>
    </FormSection>
  );
}
