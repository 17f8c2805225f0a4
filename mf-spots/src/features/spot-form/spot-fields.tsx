import { useTranslation } from '@estela/i18n';
import { FormSection, TextArea, TextField } from '@estela/ui/form';
import { AudienceSection } from './audience-section.tsx';
import { LocationSection } from './location-section.tsx';

export function SpotFields() {
  const { t } = useTranslation('spots');
  return (
    <>
      <FormSection title={t('form.section.basics')} number={1}>
        <TextField name="name" label={t('form.name')} placeholder={t('form.namePlaceholder')} stopAtMax />
        <TextArea name="description" label={t('form.description')} hint={t('form.descriptionHint')} />
      </FormSection>
      <LocationSection />
      <AudienceSection />
    </>
  );
}
