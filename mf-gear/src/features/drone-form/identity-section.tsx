import { limits } from '@estela/contracts/limits';
import { droneTypes } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { FormSection, SelectField, TextField } from '@estela/ui/form';
import { FieldRow } from '../../components/field-row.tsx';

export function IdentitySection() {
  const { t } = useTranslation('gear');
  return (
    <FormSection title={t('form.section.identity')}>
      <TextField
        name="name"
        label={t('form.name')}
        placeholder={t('form.namePlaceholder')}
        maxLength={limits.title.max}
        required
      />
      <SelectField
        name="type"
        label={t('form.type')}
        options={droneTypes.map((value) => ({ value, label: t(`droneType.${value}`) }))}
        required
      />
      <FieldRow>
        <TextField
          name="brand"
          label={t('form.brand')}
          placeholder={t('form.brandPlaceholder')}
          maxLength={limits.word.max}
          required
        />
        <TextField
          name="model"
          label={t('form.model')}
          placeholder={t('form.modelPlaceholder')}
          maxLength={limits.word.max}
          required
        />
      </FieldRow>
      <TextField
        name="serialNumber"
        label={t('form.serialNumber')}
        hint={t('form.serialNumberHint')}
        maxLength={limits.word.max}
        autoComplete="off"
        required
      />
    </FormSection>
  );
}
