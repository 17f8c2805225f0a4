import { useTranslation } from '@estela/i18n';
import { hasUnsavedChanges } from '@estela/runtime';
import { lazy, Suspense } from 'react';
import { useBlocker } from 'react-router-dom';

// The dialog's library is heavy, and most visits never need it.
const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog } = await import(/* webpackChunkName: "confirm-dialog" */ '@estela/ui/dialog');
  return { default: ConfirmDialog };
});

/** Asks before a change of page would lose typed text, in whichever remote it was typed. */
export function UnsavedPrompt() {
  const { t } = useTranslation('shell');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname !== nextLocation.pathname) return hasUnsavedChanges();
    return currentLocation.search !== nextLocation.search && hasUnsavedChanges('query');
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && blocker.reset()}
        title={t('platform.unsaved.title')}
        text={t('platform.unsaved.text')}
        confirmLabel={t('platform.unsaved.leave')}
        cancelLabel={t('platform.unsaved.stay')}
        onConfirm={() => blocker.proceed()}
      />
    </Suspense>
  );
}
