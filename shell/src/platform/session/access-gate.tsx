import { useSession } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { PageSkeleton, usePlatform } from '@estela/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useRoute } from '../routing/use-route.ts';
import type { Screens } from '../screens.ts';

/** State of the address that logging out leads to: what was typed has been asked about already. */
export const afterLogout = { loggedOut: true };

export interface AccessGateProps extends Pick<Screens, 'LoginNotice'> {
  children: ReactNode;
}

/** Holds routed content back until it is known who is here, and shows it to those it is for. */
export function AccessGate({ LoginNotice, children }: AccessGateProps) {
  const { status, user, expired, takenBy, refusals } = useSession();
  const access = useRoute()?.access ?? 'public';
  const { state } = useLocation();
  const isClosed = access === 'user' && !user;
  const isInside = access === 'user' && user !== null;
  const [wasInside, setWasInside] = useState(isInside);
  if (!isClosed && wasInside !== isInside) setWasInside(isInside);

  if (status === 'starting') return <PageSkeleton />;
  if (access === 'guest' && user) return <Navigate to={destination(state, user.username)} replace />;
  // Who logs out of a page of their own wants to leave it, not to be asked in again.
  if (isClosed && wasInside && !expired) return <Navigate to={paths.landing()} replace state={afterLogout} />;
  // A session that ends under the visitor's hands takes nothing typed away: the login dialog opens over the page,
  // which keeps its place in the tree.
  return (
    <>
      {isClosed && <LoginPrompt key={`${takenBy?._id} ${refusals}`} />}
      {isClosed && !expired ? <LoginNotice /> : children}
    </>
  );
}

function LoginPrompt() {
  const { openLogin } = usePlatform().session;
  useEffect(openLogin, [openLogin]);
  return null;
}

/** Back to the page the visitor came from (links to the login page say which), else to their dashboard. */
function destination(state: unknown, username: string): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/') ? from : paths.dashboard(username);
}
