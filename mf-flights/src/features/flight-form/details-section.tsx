import { limits } from '@estela/contracts/limits';
import { disciplines, weatherConditions } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { ChipsField, FieldRow, FormSection, NumberField, SelectField, TagsField } from '@estela/ui/form';

export function DetailsSection() {
  const { t } = useTranslation('flights');
  const { t: common } = useTranslation('common');
  return (
    <FormSection title={t('form.section.details')} number={3}>
      <ChipsField
        name="disciplines"
        label={t('form.disciplines')}
        hint={t('form.disciplinesHint')}
        options={disciplines.map((value) => ({ value, label: t(`discipline.${value}`) }))}
      />
      <TagsField
        name="tags"
        label={t('form.tags')}
        hint={t('form.tagsHint', { max: limits.tags.max })}
        max={limits.tags.max}
        maxLength={limits.tag.max}
      />
      <FieldRow>
        <NumberField name="minutes" label={t('form.minutes')} unit={common('unit.minutes')} />
        <SelectField
          name="condition"
          label={t('form.condition')}
          placeholder={t('form.conditionNone')}
          options={weatherConditions.map((value) => ({ value, label: t(`weather.${value}`) }))}
        />
      </FieldRow>
      <FieldRow>
        <NumberField name="temperatureC" label={t('form.temperature')} unit={common('unit.celsius')} />
        <NumberField name="windKmh" label={t('form.wind')} unit={t('form.windUnit')} />
      </FieldRow>
    </FormSection>
  );
}
