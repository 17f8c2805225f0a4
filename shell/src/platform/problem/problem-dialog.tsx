import { telemetryLimits } from '@estela/contracts/telemetry';
import { useTranslation } from '@estela/i18n';
import { Form, FormDialog } from '@estela/kit/form';
import type { AppIdentity } from '@estela/runtime';
import { toast } from '@estela/ui';
import { FormActions, TextArea, yup } from '@estela/ui/form';
import { useComposition } from '../composition/use-composition.ts';
import { sendProblem } from './send-problem.ts';

const schema = yup.object({ note: yup.string().trim().max(telemetryLimits.note) });
const empty = { note: '' };

export interface ProblemDialogProps {
  app: AppIdentity;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form for a visitor's description of a failure; it may be empty. */
export function ProblemDialog({ app, open, onOpenChange }: ProblemDialogProps) {
  const { t } = useTranslation('problem');
  const composition = useComposition();

  async function send({ note }: typeof empty) {
    await sendProblem({ app, composition, note });
    toast({ tone: 'success', text: t('sent') });
    onOpenChange(false);
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('open')}
      description={t('privacy')}
      size="sm"
    >
      {(close) => (
        <Form initialValues={empty} validationSchema={schema} onSubmit={send} guard="none" label={t('open')}>
          <TextArea name="note" label={t('note')} hint={t('noteHint')} />
          <FormActions submitLabel={t('send')} onCancel={close} />
        </Form>
      )}
    </FormDialog>
  );
}
