import { hasUnsavedChanges } from '@estela/runtime';
import { useBlocker } from 'react-router-dom';
import { UnsavedDialog } from '../unsaved-dialog.tsx';

/** Asks before a change of page would lose typed text, in whichever remote it was typed. */
export function UnsavedPrompt() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname !== nextLocation.pathname) return hasUnsavedChanges();
    return currentLocation.search !== nextLocation.search && hasUnsavedChanges('query');
  });
  if (blocker.state !== 'blocked') return null;
  return <UnsavedDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}
