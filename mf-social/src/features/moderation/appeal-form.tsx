import { useAppealModerationMutation } from '@estela/api/moderation';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/kit/form';
import { toast } from '@estela/ui';
import { FormActions, TextArea, yup } from '@estela/ui/form';
import { useEffect, useRef } from 'react';

const schema = yup.object({ text: yup.string().required().max(limits.moderationNote.max) });

/** Once an act: it says so before it is sent. */
export function AppealForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('moderation');
  const [appeal] = useAppealModerationMutation();
  const box = useRef<HTMLDivElement>(null);
  // The button that opened it is gone.
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);

  async function submit({ text }: { text: string }) {
    await appeal({ id, body: { text: text.trim() } }).unwrap();
    toast({ tone: 'success', text: t('appeal.sent') });
    onDone();
  }
  return (
    <Form label={t('appeal.action')} initialValues={{ text: '' }} validationSchema={schema} onSubmit={submit}>
      <div ref={box}>
        <TextArea name="text" label={t('appeal.text')} hint={t('appeal.hint')} />
      </div>
      <FormActions submitLabel={t('appeal.send')} onCancel={onDone} />
    </Form>
  );
}
