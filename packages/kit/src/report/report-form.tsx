import { useCreateReportMutation } from '@estela/api/report';
import { limits } from '@estela/contracts/limits';
import { type ReportReason, reportReasons } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { FormActions, RadioCards, TextArea, yup } from '@estela/ui/form';
import { Form } from '../form/form.tsx';
import type { ReportSubject } from './report-subject.ts';

const schema = yup.object({ reason: yup.string().required(), text: yup.string().max(limits.text.max) });

interface ReportFormProps extends ReportSubject {
  onSent: (time: 'first' | 'again') => void;
  onCancel: () => void;
}

export function ReportForm({ kind, id, name, group, onSent, onCancel }: ReportFormProps) {
  const { t } = useTranslation('report');
  const [send] = useCreateReportMutation();

  async function submit({ reason, text }: { reason: '' | ReportReason; text: string }) {
    // The schema lets no empty reason through.
    const body = { kind, target: id, reason: reason as ReportReason, group, text: text.trim() };
    onSent((await send(body).unwrap()).repeated ? 'again' : 'first');
  }
  return (
    <Form
      label={t('ask.title', { name })}
      initialValues={{ reason: '', text: '' }}
      validationSchema={schema}
      messages={{ NOT_FOUND: t('gone') }}
      onSubmit={submit}
    >
      <RadioCards
        name="reason"
        label={t('reason.label')}
        columns="one"
        options={reportReasons.map((value) => ({
          value,
          label: t(`reason.${value}`),
          hint: t(`reasonHint.${value}`),
        }))}
      />
      <TextArea name="text" label={t('text.label')} hint={t('text.hint')} rows={3} />
      <FormActions submitLabel={t('ask.send')} onCancel={onCancel} />
    </Form>
  );
}
