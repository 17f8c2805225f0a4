import { useSession } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { hasUnsavedChanges } from '@estela/runtime';
import { toast } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { useEffect } from 'react';
import { openAccountDialog, useAccountDialog } from './account-dialog-state.ts';

// Forms and dialogs are not needed to show a page: they load when one is opened.
const AccountDialogs = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "account-dialogs" */ './account-dialogs.tsx')).AccountDialogs,
);

/**
 * Where the layout's dialogs appear. Signing in there reloads the page below, unless that would lose typed text (the
 * session ended while someone was writing).
 */
export function AccountDialogHost() {
  const { t } = useTranslation('layout');
  const open = useAccountDialog();
  const { status } = useSession();
  const asksForNothing = status === 'user' && (open === 'login' || open === 'register');
  // Signed in here, or in another tab: a visitor who comes back to this tab need not log in again.
  useEffect(() => {
    if (asksForNothing) openAccountDialog(undefined);
  }, [asksForNothing]);
  const goOn = (username: string) => {
    if (!hasUnsavedChanges()) {
      // The landing page leads on to the dashboard, whose own document shows placeholders while it loads.
      const isLanding = location.pathname === paths.landing();
      return isLanding ? location.replace(paths.dashboard(username)) : location.reload();
    }
    openAccountDialog(undefined);
    toast({ tone: 'success', text: t('resumed') });
  };
  return (
    <AccountDialogs
      open={open}
      onOpen={openAccountDialog}
      onOpenChange={() => openAccountDialog(undefined)}
      onSignedIn={goOn}
    />
  );
}
