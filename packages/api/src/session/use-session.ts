import type { OwnUser } from '@estela/contracts';
import { useMemo } from 'react';
import { useAppSelector } from '../store.ts';

/** Who is here: a guest or an account, and in which state the session is. */
export type Session = ({ status: 'starting' | 'guest'; user: null } | { status: 'user'; user: OwnUser }) & {
  /** The session ended under the visitor's hands: keep what is on screen and offer the login dialog over it. */
  expired: boolean;
  /** Who signed in in another tab while something was typed here. */
  takenBy: OwnUser | null;
  /** Grows with each call rejected since the session expired. */
  rejectedCalls: number;
  /** The server does not answer: the session goes on, and what is shown may be old. While `starting` nobody is known yet. */
  unreachable: boolean;
};

/** Who is here. Signed in means that token and account are both present. */
export function useSession(): Session {
  const session = useAppSelector((state) => state.session);
  return useMemo(() => {
    const { status, user, expiredFor, takenBy, rejectedCalls, reach } = session;
    // The slice sets the status of a user with the user alone.
    const unreachable = reach === 'none';
    return { status, user, expired: expiredFor !== null, takenBy, rejectedCalls, unreachable } as Session;
  }, [session]);
}
