import { useLogoutMutation } from '@estela/api';
import { hasUnsavedChanges, type SessionActions } from '@estela/runtime';
import { useEffect, useState } from 'react';
import { UnsavedDialog } from '../unsaved-dialog.tsx';

let logout: (() => void) | undefined;

/** One object for the whole life of the page: remotes hold on to it. */
export function createSessionActions(dialogs: Omit<SessionActions, 'logout'>): SessionActions {
  return { ...dialogs, logout: () => logout?.() };
}

/** Mutations are hooks: somebody in the tree has to lend one. It asks first where typed text would go with the session. */
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
