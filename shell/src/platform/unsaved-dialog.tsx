import { useTranslation } from '@estela/i18n';
import { lazy, Suspense } from 'react';

// Loaded on demand: the dialog's library is heavy, and most visits never need it.
const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog } = await import(/* webpackChunkName: "confirm-dialog" */ '@estela/ui/dialog');
  return { default: ConfirmDialog };
});

export interface UnsavedDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether to discard typed text. */
export function UnsavedDialog({ onStay, onLeave }: UnsavedDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && onStay()}
        title={t('platform.unsaved.title')}
        text={t('platform.unsaved.text')}
        confirmLabel={t('platform.unsaved.leave')}
        cancelLabel={t('platform.unsaved.stay')}
        onConfirm={onLeave}
      />
    </Suspense>
  );
}
