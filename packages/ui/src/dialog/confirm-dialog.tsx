import { useTranslation } from '@estela/i18n';
import { Alert, Button } from '@estela/ui';
import { type ReactNode, useId, useRef } from 'react';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Says what happens and to what: "Delete “Sunset dive”?". */
  title: ReactNode;
  /** What it entails. */
  text?: ReactNode;
  /** The verb, not "OK". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** For what cannot be undone. Default: true. */
  danger?: boolean;
  busy?: boolean;
  /** Why it did not work; the dialog stays open. */
  error?: ReactNode;
  onConfirm: () => void;
}

/** Asks before a destructive action. Cancel has the focus, so that Enter destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    text,
    confirmLabel,
    cancelLabel,
    danger = true,
    busy,
    error,
    onConfirm,
  } = props;
  const { t } = useTranslation('common');
  const id = useId();
  // Gone while it is tried again: the same error twice is read out twice.
  const shown = !busy && error;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      title={title}
      description={text}
      size="sm"
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="ghost" disabled={busy} onClick={() => onOpenChange(false)}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            aria-describedby={shown ? id : undefined}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {shown && (
        <Alert>
          <span id={id}>{error}</span>
        </Alert>
      )}
    </Dialog>
  );
}
