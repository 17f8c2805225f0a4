import { telemetryLimits } from '@estela/contracts/telemetry';
import { useTranslation } from '@estela/i18n';
import type { AppIdentity } from '@estela/runtime';
import { Form } from '@estela/runtime/form';
import { toast } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
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

/** Takes a visitor's words about a failure; they may be empty. */
export function ProblemDialog({ app, open, onOpenChange }: ProblemDialogProps) {
  const { t } = useTranslation('problem');
  const composition = useComposition();
  const close = () => onOpenChange(false);

  async function send({ note }: typeof empty) {
    await sendProblem({ app, composition, note });
    toast({ tone: 'success', text: t('sent') });
    close();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('open')}
      description={t('privacy')}
      size="sm"
      outsidePress="none"
    >
      <Form initialValues={empty} validationSchema={schema} onSubmit={send} guard="none" label={t('open')}>
        <TextArea name="note" label={t('note')} hint={t('noteHint')} />
        <FormActions submitLabel={t('send')} onCancel={close} />
      </Form>
    </Dialog>
  );
}
