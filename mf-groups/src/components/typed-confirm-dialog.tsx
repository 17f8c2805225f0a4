import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/kit/form';
import { Dialog } from '@estela/ui/dialog';
import { FormActions, TextField, yup } from '@estela/ui/form';
import type { ReactNode } from 'react';

export interface TypedConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What is deleted with it. */
  text: ReactNode;
  /** The name to type. */
  word: string;
  confirmLabel: string;
  /** Rejects with the server's error. */
  onConfirm: () => Promise<unknown>;
}

interface Typed {
  typed: string;
}

// A function, unlike other schemas, as the name is not known in advance.
const schemaOf = (word: string) =>
  yup.object({ typed: yup.string().trim().required('typedDiffers').oneOf([word], 'typedDiffers') });

/** Asks before something that cannot be undone, and requires a name to be typed. */
export function TypedConfirmDialog(props: TypedConfirmDialogProps) {
  const { open, onOpenChange, title, text, word, confirmLabel, onConfirm } = props;
  const { t } = useTranslation('groups');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={text} size="sm">
      <Form<Typed>
        label={title}
        guard="none"
        initialValues={{ typed: '' }}
        validationSchema={schemaOf(word)}
        onSubmit={async () => void (await onConfirm())}
      >
        <TextField name="typed" label={t('typed.label', { word })} autoComplete="off" />
        <FormActions submitLabel={confirmLabel} onCancel={() => onOpenChange(false)} />
      </Form>
    </Dialog>
  );
}
