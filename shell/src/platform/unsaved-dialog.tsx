import { useTranslation } from '@estela/i18n';
import { LazyConfirmDialog } from '@estela/ui/lazy';

export interface UnsavedDialogProps {
  /** What would take the text along; a change of page where none is named. */
  by?: 'logout';
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether to discard typed text. */
export function UnsavedDialog({ by, onStay, onLeave }: UnsavedDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <LazyConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t('platform.unsaved.title')}
      text={by === 'logout' ? t('platform.unsaved.logout') : t('platform.unsaved.text')}
      confirmLabel={t('platform.unsaved.leave')}
      cancelLabel={t('platform.unsaved.stay')}
      onConfirm={onLeave}
    />
  );
}
