import { useSession } from '@estela/api';
import type { Dashboard } from '@estela/contracts';
import { PageHead } from '@estela/runtime';
import { DashboardHeader } from './dashboard-header.tsx';
import { RecentDrones } from './recent-drones.tsx';
import { RecentFlights } from './recent-flights.tsx';
import { RecentSpots } from './recent-spots.tsx';
import { RestrictedNotice } from './restricted-notice.tsx';

interface DashboardViewProps {
  dashboard: Dashboard;
}

export function DashboardView({ dashboard }: DashboardViewProps) {
  const { user: pilot, flights, drones, spots } = dashboard;
  const { user } = useSession();
  const isOwn = user?._id === pilot._id;
  return (
    <>
      <PageHead title={`${pilot.name} (@${pilot.username})`} />
      <DashboardHeader dashboard={dashboard} isOwn={isOwn} />
      {pilot.restricted ? (
        <RestrictedNotice pilot={pilot} />
      ) : (
        <>
          <RecentFlights flights={flights} isOwn={isOwn} />
          <RecentDrones drones={drones} isOwn={isOwn} />
          <RecentSpots spots={spots} isOwn={isOwn} />
        </>
      )}
    </>
  );
}
