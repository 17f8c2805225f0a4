import { useSuspendUserMutation } from '@estela/api/moderation';
import { limits } from '@estela/contracts/limits';
import { type ReportReason, reportReasons } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/kit/form';
import { toast } from '@estela/ui';
import { DateTimeField, FormActions, SelectField, TextArea, yup } from '@estela/ui/form';

const schema = yup.object({
  until: yup.string(),
  reason: yup.string().required(),
  note: yup.string().max(limits.moderationNote.max),
});

export function SuspensionForm({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const { t } = useTranslation('moderation');
  const [suspend] = useSuspendUserMutation();

  async function submit({ until, reason, note }: { until: string; reason: '' | ReportReason; note: string }) {
    // The schema lets no empty reason through.
    const body = { until: until || null, reason: reason as ReportReason, note: note.trim() };
    await suspend({ id, body }).unwrap();
    toast({ tone: 'success', text: t('record.suspended', { name }) });
    onDone();
  }
  return (
    <Form
      label={t('record.suspend')}
      initialValues={{ until: '', reason: '', note: '' }}
      validationSchema={schema}
      onSubmit={submit}
    >
      <p>{t('record.suspendText')}</p>
      <SelectField
        name="reason"
        label={t('suspension.reason')}
        options={reportReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
      />
      <DateTimeField name="until" label={t('suspension.until')} hint={t('suspension.untilHint')} />
      <TextArea name="note" label={t('note.label')} hint={t('note.hint')} rows={3} />
      <FormActions submitLabel={t('record.suspend')} danger onCancel={onDone} />
    </Form>
  );
}
