import { forgetPilot, hasDrafts, useLogoutMutation, useSession } from '@estela/api';
import { hasUnsavedChanges, type SessionActions } from '@estela/runtime';
import { useCallback, useEffect, useState } from 'react';
import { UnsavedDialog } from '../unsaved-dialog.tsx';

let logout: (() => void) | undefined;

/** One object for the lifetime of the page, because remotes hold a reference to it. */
export function createSessionActions(dialogs: Omit<SessionActions, 'logout'>): SessionActions {
  return { ...dialogs, logout: () => logout?.() };
}

/**
 * Makes the logout mutation, a hook, available to code outside React. Asks first if typed text would be lost, on screen or
 * kept as a draft: whoever uses the browser next finds nothing of it.
 */
export function LogoutByMutation() {
  const [mutate] = useLogoutMutation();
  const { user } = useSession();
  const pilotId = user?._id ?? '';
  const [isAsking, setIsAsking] = useState(false);
  const leave = useCallback(() => {
    if (pilotId) forgetPilot(pilotId);
    void mutate();
  }, [mutate, pilotId]);
  useEffect(() => {
    logout = () => {
      if (hasUnsavedChanges() || (pilotId && hasDrafts(pilotId))) setIsAsking(true);
      else leave();
    };
  }, [leave, pilotId]);
  if (!isAsking) return null;
  return (
    <UnsavedDialog
      by="logout"
      onStay={() => setIsAsking(false)}
      onLeave={() => {
        setIsAsking(false);
        leave();
      }}
    />
  );
}
