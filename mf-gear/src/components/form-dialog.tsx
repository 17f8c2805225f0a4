import { useTranslation } from '@estela/i18n';
import { hasUnsavedChanges } from '@estela/runtime';
import { ConfirmDialog, Dialog, type DialogProps } from '@estela/ui/dialog';
import { type ReactNode, useState } from 'react';

interface FormDialogProps extends Omit<DialogProps, 'outsidePress' | 'children'> {
  /** The form; its Cancel calls `close`, which asks while typed text is not saved. */
  children: (close: () => void) => ReactNode;
}

/** A dialog around a form, opened by state: the shell, which guards addresses, does not see it close. */
export function FormDialog({ onOpenChange, children, ...dialog }: FormDialogProps) {
  const { t } = useTranslation('gear');
  const [isAsking, setAsking] = useState(false);

  function change(open: boolean) {
    if (!open && hasUnsavedChanges()) setAsking(true);
    else onOpenChange(open);
  }

  return (
    <>
      <Dialog {...dialog} onOpenChange={change} outsidePress="none">
        {children(() => change(false))}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('unsaved.title')}
        text={t('unsaved.text')}
        confirmLabel={t('unsaved.leave')}
        cancelLabel={t('unsaved.stay')}
        onConfirm={() => {
          setAsking(false);
          onOpenChange(false);
        }}
      />
    </>
  );
}
