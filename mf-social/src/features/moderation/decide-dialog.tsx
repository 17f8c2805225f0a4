import { useRereadCases } from '@estela/api/moderation';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { Form, FormDialog } from '@estela/kit/form';
import { FormActions, TextArea, yup } from '@estela/ui/form';
import { useState } from 'react';

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

  const rereadCases = useRereadCases();
  const [isRefused, setRefused] = useState(false);

  async function submit({ note }: { note: string }) {
    try {
      await onDecide(note.trim());
    } catch (error) {
      setRefused(true);
      throw error;
    }
    onOpenChange(false);
  }

  /** What is shown may be old where the server refused: not before the words of both are read. */
  function change(wanted: boolean) {
    onOpenChange(wanted);
    if (!wanted && isRefused) rereadCases();
  }

  return (
    <FormDialog open={open} onOpenChange={change} title={title} description={text}>
      {(close) => (
        <Form label={title} initialValues={{ note: '' }} validationSchema={schema} onSubmit={submit}>
          {hasNote && <TextArea name="note" label={t('note.label')} hint={t('note.hint')} rows={3} />}
          <FormActions submitLabel={confirmLabel} danger={danger} onCancel={close} />
        </Form>
      )}
    </FormDialog>
  );
}
