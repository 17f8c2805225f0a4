import { limits } from '@estela/contracts/limits';
import { originTypes } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { FormSection, NumberField, SelectField, TextField } from '@estela/ui/form';
import { FieldRow } from '../../components/field-row.tsx';

export function BuildSection() {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  return (
    <FormSection title={t('form.section.build')}>
      <FieldRow>
        <NumberField
          name="weight"
          label={t('form.weight')}
          hint={t('form.weightHint')}
          unit={common('unit.grams')}
          required
        />
        <NumberField
          name="frameSize"
          label={t('form.frameSize')}
          hint={t('form.frameSizeHint')}
          unit={common('unit.millimetres')}
          required
        />
      </FieldRow>
      <TextField
        name="frame"
        label={t('form.frame')}
        placeholder={t('form.framePlaceholder')}
        maxLength={limits.word.max}
      />
      <SelectField
        name="originType"
        label={t('form.originType')}
        placeholder={t('form.originNone')}
        options={originTypes.map((value) => ({ value, label: t(`originType.${value}`) }))}
      />
    </FormSection>
  );
}
