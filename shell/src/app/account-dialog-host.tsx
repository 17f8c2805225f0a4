import { useSession } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { usePilotId } from '@estela/kit/pilot-id';
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
 * Where the layout's dialogs appear. Signing in there reloads the page below, unless it is that of the same pilot, whose
 * session ended under their hands: what they were writing or had pressed goes on.
 */
export function AccountDialogHost() {
  const { t } = useTranslation('layout');
  const open = useAccountDialog();
  const { status, expired } = useSession();
  const pilot = usePilotId();
  const asksForNothing = status === 'user' && (open === 'login' || open === 'register');
  // Signed in here, or in another tab: a visitor who comes back to this tab need not log in again.
  useEffect(() => {
    if (asksForNothing) openAccountDialog(undefined);
  }, [asksForNothing]);
  const goOn = ({ _id, username }: OwnUser) => {
    const isWriting = hasUnsavedChanges();
    if (!isWriting && !(expired && _id === pilot)) {
      // The landing page leads on to the dashboard, whose own document shows placeholders while it loads.
      const isLanding = location.pathname === paths.landing();
      return isLanding ? location.replace(paths.dashboard(username)) : location.reload();
    }
    openAccountDialog(undefined);
    toast({ tone: 'success', text: t(isWriting ? 'resumed' : 'continued') });
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
