import { hasUnsavedChanges } from '@estela/runtime';
import { useBlocker } from 'react-router-dom';
import { afterLogout } from '../session/access-gate.tsx';
import { UnsavedDialog } from '../unsaved-dialog.tsx';

/** Asks before a change of page would lose typed text, whichever remote it is in. */
export function UnsavedPrompt() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (isAfterLogout(nextLocation.state)) return false;
    if (currentLocation.pathname !== nextLocation.pathname) return hasUnsavedChanges();
    return currentLocation.search !== nextLocation.search && hasUnsavedChanges('query');
  });
  if (blocker.state !== 'blocked') return null;
  return <UnsavedDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}

/** Compared by content: the browser keeps a copy. */
function isAfterLogout(state: unknown): boolean {
  return (state as Partial<typeof afterLogout> | null)?.loggedOut === afterLogout.loggedOut;
}
