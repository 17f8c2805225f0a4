import { useSession } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { hasUnsavedChanges, usePlatform } from '@estela/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useRoutePlace } from '../routing/use-route.ts';
import type { Screens } from '../screens.ts';
import { SessionWaiting } from './session-waiting.tsx';

/** History state of the redirect after logging out: the question about typed text was already asked. */
export const afterLogout = { loggedOut: true };

export interface AccessGateProps extends Pick<Screens, 'LoginNotice'> {
  children: ReactNode;
}

/** Waits until the session is known, with a notice if that takes long; then shows the route to those who may see it. */
export function AccessGate({ LoginNotice, children }: AccessGateProps) {
  const { status, user, expired, takenBy, rejectedCalls, unreachable } = useSession();
  const place = useRoutePlace();
  const access = place?.route.access ?? 'public';
  const { state } = useLocation();
  const isClosed = access === 'user' && !user;
  const isInside = access === 'user' && user !== null;
  const [wasInside, setWasInside] = useState(isInside);
  if (!isClosed && wasInside !== isInside) setWasInside(isInside);

  // A public page asks only a visitor who was typing on it, or whose request failed.
  const isStopped = rejectedCalls > 0 || takenBy !== null || (expired && hasUnsavedChanges());
  const isAsked = isClosed || (access === 'public' && isStopped);

  const isKnown = status !== 'starting';
  // What the shell shows to everybody needs no session, and does not change once that is known.
  const isOpen = unreachable && access !== 'user' && place?.owner === undefined;
  if (access === 'guest' && user) return <Navigate to={destination(state, user.username)} replace />;
  // After logging out on a page that needs an account, redirect instead of asking to log in again.
  if (isClosed && wasInside && !expired) return <Navigate to={paths.landing()} replace state={afterLogout} />;
  // When a session expires, nothing typed is lost: the login dialog opens over the page, which stays mounted.
  return (
    <>
      {isKnown ? (
        isAsked && <LoginPrompt key={`${takenBy?._id} ${rejectedCalls}`} />
      ) : (
        <SessionWaiting isAside={isOpen} />
      )}
      {(isKnown || isOpen) && (isClosed && !expired ? <LoginNotice /> : children)}
    </>
  );
}

function LoginPrompt() {
  const { openLogin } = usePlatform().session;
  useEffect(openLogin, [openLogin]);
  return null;
}

/** The page named in the link to the login page, else the pilot's dashboard. */
function destination(state: unknown, username: string): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/') ? from : paths.dashboard(username);
}
