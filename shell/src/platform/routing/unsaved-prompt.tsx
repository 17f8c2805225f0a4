import { hasUnsavedChanges } from '@estela/runtime';
import { useEffect, useState } from 'react';
import { afterLogout } from '../session/access-gate.tsx';
import { UnsavedDialog } from '../unsaved-dialog.tsx';
import { useShellRouter } from './router-context.ts';
import type { NavigationGuard } from './shell-router.ts';

/** Asks before a change of page would lose typed text, whichever remote it is in. */
export function UnsavedPrompt() {
  const router = useShellRouter();
  const [leave, setLeave] = useState<() => void>();
  useEffect(() => router.guard({ holds: losesText, ask: (go) => setLeave(() => go) }), [router]);
  if (!leave) return null;

  function close(): void {
    setLeave(undefined);
  }
  return (
    <UnsavedDialog
      onStay={close}
      onLeave={() => {
        close();
        leave?.();
      }}
    />
  );
}

const losesText: NavigationGuard['holds'] = (from, to) => {
  if (isAfterLogout(to.state)) return false;
  if (from.pathname !== to.pathname) return hasUnsavedChanges();
  return from.search !== to.search && hasUnsavedChanges('query');
};

/** Compared by content: the browser stores a copy. */
function isAfterLogout(state: unknown): boolean {
  return (state as Partial<typeof afterLogout> | null)?.loggedOut === afterLogout.loggedOut;
}
