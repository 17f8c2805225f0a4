import { visibilities } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { VisibilityField } from '@estela/runtime/entity-form';
import { CheckboxField, DateTimeField, FormSection, TextArea, TextField } from '@estela/ui/form';
import styles from './basics-section.module.css';

export function BasicsSection() {
  const { t } = useTranslation('flights');
  return (
    <FormSection title={t('form.section.basics')} number={2}>
      <TextField name="title" label={t('form.title')} placeholder={t('form.titlePlaceholder')} stopAtMax />
      <TextArea name="description" label={t('form.description')} hint={t('form.descriptionHint')} />
      <DateTimeField name="recordedAt" label={t('form.recordedAt')} />
      <VisibilityField values={visibilities} className={styles.visibility} />
      <CheckboxField name="featured" label={t('form.featured')} />
    </FormSection>
  );
}
