import { useLogoutMutation } from '@estela/api';
import { hasUnsavedChanges, type SessionActions } from '@estela/runtime';
import { useEffect, useState } from 'react';
import { UnsavedDialog } from '../unsaved-dialog.tsx';

let logout: (() => void) | undefined;

/** One object for the lifetime of the page, because remotes hold a reference to it. */
export function createSessionActions(dialogs: Omit<SessionActions, 'logout'>): SessionActions {
  return { ...dialogs, logout: () => logout?.() };
}

/** Makes the logout mutation, a hook, available to code outside React. Asks first if typed text would be lost. */
export function LogoutByMutation() {
  const [mutate] = useLogoutMutation();
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    logout = () => {
      if (hasUnsavedChanges()) setIsAsking(true);
      else void mutate();
    };
  }, [mutate]);
  if (!isAsking) return null;
  return (
    <UnsavedDialog
      onStay={() => setIsAsking(false)}
      onLeave={() => {
        setIsAsking(false);
        void mutate();
      }}
    />
  );
}
