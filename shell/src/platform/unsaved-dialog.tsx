import { useTranslation } from '@estela/i18n';
import { LazyConfirmDialog } from '@estela/ui/lazy';

export interface UnsavedDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether to discard typed text. */
export function UnsavedDialog({ onStay, onLeave }: UnsavedDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <LazyConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t('platform.unsaved.title')}
      text={t('platform.unsaved.text')}
      confirmLabel={t('platform.unsaved.leave')}
      cancelLabel={t('platform.unsaved.stay')}
      onConfirm={onLeave}
    />
  );
}
