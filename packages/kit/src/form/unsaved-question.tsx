import { addCatalogue, useTranslation } from '@estela/i18n';
import { ConfirmDialog } from '@estela/ui/dialog';
import { useLayoutEffect } from 'react';
import unsavedEn from './locales/unsaved.en.json' with { type: 'json' };
import unsavedEs from './locales/unsaved.es.json' with { type: 'json' };

interface UnsavedQuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLeave: () => void;
}

export function UnsavedQuestion({ open, onOpenChange, onLeave }: UnsavedQuestionProps) {
  const { t, i18n } = useTranslation('unsaved');
  const isReady = i18n.hasResourceBundle('es', 'unsaved');
  useLayoutEffect(() => {
    if (!isReady) addCatalogue(i18n, 'unsaved', { es: unsavedEs, en: unsavedEn });
  }, [i18n, isReady]);
  return (
    <ConfirmDialog
      open={open && isReady}
      onOpenChange={onOpenChange}
      title={t('title')}
      text={t('text')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={onLeave}
    />
  );
}
