import { limits } from '@estela/contracts/limits';
import { disciplines, weatherConditions } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { ChipsField, FieldRow, FormSection, NumberField, SelectField, TagsField } from '@estela/ui/form';
import { useLogSource } from './log-source.tsx';

export function DetailsSection() {
  const { t } = useTranslation('flights');
  return (
    <FormSection name="details" number={3}>
      <ChipsField name="disciplines" values={disciplines} labels="discipline" />
      <TagsField name="tags" max={limits.tags.max} maxLength={limits.tag.max} />
      <FieldRow>
        <NumberField name="minutes" measure="minutes" hint={useLogSource('minutes')} />
        <SelectField name="condition" values={weatherConditions} labels="weather" />
      </FieldRow>
      <FieldRow>
        <NumberField name="temperatureC" measure="celsius" />
        <NumberField name="windKmh" unit={t('form.windUnit')} />
      </FieldRow>
    </FormSection>
  );
}
