import { useAppealModerationMutation } from '@estela/api/moderation';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/runtime/form';
import { toast } from '@estela/ui';
import { FormActions, TextArea, yup } from '@estela/ui/form';

const schema = yup.object({ text: yup.string().required().max(limits.moderationNote.max) });

/** Once an act: it says so before it is sent. */
export function AppealForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('moderation');
  const [appeal] = useAppealModerationMutation();

  async function submit({ text }: { text: string }) {
    await appeal({ id, body: { text: text.trim() } }).unwrap();
    toast({ tone: 'success', text: t('appeal.sent') });
    onDone();
  }
  return (
    <Form label={t('appeal.action')} initialValues={{ text: '' }} validationSchema={schema} onSubmit={submit}>
      <TextArea name="text" label={t('appeal.text')} hint={t('appeal.hint')} />
      <FormActions submitLabel={t('appeal.send')} onCancel={onDone} />
    </Form>
  );
}
