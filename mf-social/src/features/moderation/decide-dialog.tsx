import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { Form, FormDialog } from '@estela/runtime/form';
import { FormActions, TextArea, yup } from '@estela/ui/form';

const schema = yup.object({ note: yup.string().max(limits.moderationNote.max) });

interface DecideDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What happens. */
  text: string;
  /** Where the pilot concerned reads the note. */
  hasNote?: boolean;
  confirmLabel: string;
  /** It takes something from the pilot concerned. */
  danger?: boolean;
  onDecide: (note: string) => Promise<unknown>;
}

/** Asks before an administrator decides, with room for what the pilot is to read. */
export function DecideDialog(props: DecideDialogProps) {
  const { title, text, hasNote = true, confirmLabel, danger = false, onDecide, open, onOpenChange } = props;
  const { t } = useTranslation('moderation');

  async function submit({ note }: { note: string }) {
    await onDecide(note.trim());
    onOpenChange(false);
  }
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={title} description={text}>
      {(close) => (
        <Form label={title} initialValues={{ note: '' }} validationSchema={schema} onSubmit={submit}>
          {hasNote && <TextArea name="note" label={t('note.label')} hint={t('note.hint')} rows={3} />}
          <FormActions submitLabel={confirmLabel} danger={danger} onCancel={close} />
        </Form>
      )}
    </FormDialog>
  );
}
