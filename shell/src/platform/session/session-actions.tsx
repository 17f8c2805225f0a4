import { useLogoutMutation } from '@estela/api';
import type { SessionActions } from '@estela/runtime';
import { useEffect } from 'react';

let logout: (() => void) | undefined;

/** One object for the whole life of the page: remotes hold on to it. */
export function createSessionActions(dialogs: Omit<SessionActions, 'logout'>): SessionActions {
  return { ...dialogs, logout: () => logout?.() };
}

/** Mutations are hooks: somebody in the tree has to lend one. */
export function LogoutByMutation() {
  const [mutate] = useLogoutMutation();
  useEffect(() => {
    logout = () => void mutate();
  }, [mutate]);
  return null;
}
