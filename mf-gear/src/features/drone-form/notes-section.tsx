import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { FormSection, TextArea } from '@estela/ui/form';

export function NotesSection() {
  const { t } = useTranslation('gear');
  return (
    <FormSection title={t('form.section.notes')}>
      <TextArea
        name="description"
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        maxLength={limits.text.max}
      />
      <TextArea name="notes" label={t('form.notes')} hint={t('form.notesHint')} maxLength={limits.text.max} />
    </FormSection>
  );
}
