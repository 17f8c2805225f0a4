import { paths } from '@estela/contracts/paths';
import { Navigate } from 'react-router-dom';
import { DisabledPlace } from '../disabled/disabled-place.tsx';
import { RemoteOutlet } from '../mounting/remote-outlet.tsx';
import type { Screens } from '../screens.ts';
import { AccessGate } from '../session/access-gate.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { useRoutePlace } from './use-route.ts';

/**
 * The page of the address, from the declarations in the composition alone: another remote needs no change here.
 * Unknown paths redirect to the home page.
 */
export function RoutedView({ screens }: { screens: Screens }) {
  const place = useRoutePlace();
  if (!place) return <Navigate to={paths.landing()} replace />;
  const { owner, route } = place;
  // Shown without a login: nobody should log in only to read that it comes back later.
  if (place.isDisabled) return <DisabledPlace key={owner} />;
  const Page = screens.pages[route.chunk];
  return (
    <AccessGate LoginNotice={screens.LoginNotice}>
      {owner === undefined ? (
        <PageBoundary key={route.chunk}>{Page && <Page />}</PageBoundary>
      ) : (
        <RemoteOutlet key={owner} name={owner} />
      )}
    </AccessGate>
  );
}
