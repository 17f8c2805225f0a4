import { limits } from '@estela/contracts/limits';
import { visibilities } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { CheckboxField, DateTimeField, FormSection, RadioCards, TextArea, TextField } from '@estela/ui/form';
import styles from './basics-section.module.css';

export function BasicsSection() {
  const { t } = useTranslation('flights');
  const { t: common } = useTranslation('common');
  return (
    <FormSection title={t('form.section.basics')} number={2}>
      <TextField
        name="title"
        label={t('form.title')}
        placeholder={t('form.titlePlaceholder')}
        maxLength={limits.title.max}
        required
      />
      <TextArea
        name="description"
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        maxLength={limits.text.max}
        required
      />
      <DateTimeField name="recordedAt" label={t('form.recordedAt')} required />
      <RadioCards
        className={styles.visibility}
        name="visibility"
        label={t('form.visibility')}
        required
        options={visibilities.map((value) => ({
          value,
          label: common(`visibility.${value}`),
          hint: t(`form.visibilityHint.${value}`),
        }))}
      />
      <CheckboxField name="featured" label={t('form.featured')} />
    </FormSection>
  );
}
