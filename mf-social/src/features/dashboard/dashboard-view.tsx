import type { Dashboard } from '@estela/contracts';
import type { PreviewedAs } from '@estela/contracts/values';
import { usePilotId } from '@estela/kit/pilot-id';
import { PageHead } from '@estela/runtime';
import { useIsReturn } from '@estela/runtime/is-return';
import { useEffect } from 'react';
import { DashboardHeader } from './dashboard-header.tsx';
import { FlownPart } from './flown-part.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { RecentDrones } from './recent-drones.tsx';
import { RecentFlights } from './recent-flights.tsx';
import { RecentSpots } from './recent-spots.tsx';
import { RestrictedNotice } from './restricted-notice.tsx';
import { usePartsInTurn } from './use-parts-in-turn.ts';

/** Pixels of the page for each card of a row. */
const cardWidth = 400;

/** How many cards stand side by side: below the pilot's head a screen has room for no second row. */
const inARow = () => Math.max(1, Math.floor(innerWidth / cardWidth));

/** The first page of a tab counts as one returned to; nobody has been on its dashboard before. */
let wasLeft = false;

interface DashboardViewProps {
  dashboard: Dashboard;
  /** As whom owners look at their own page. */
  as: PreviewedAs | undefined;
}

export function DashboardView({ dashboard, as }: DashboardViewProps) {
  const { user: pilot, flights, drones, spots, stats } = dashboard;
  const isOwner = usePilotId() === pilot._id;
  const preview = isOwner ? as : undefined;
  const isOwn = isOwner && !preview;
  const shown = { pilot, isOwn, preview };
  // Below the screen for whoever arrives; whoever comes back may have left there.
  const parts = usePartsInTurn(5, useIsReturn() && wasLeft);
  useEffect(() => {
    return () => {
      wasLeft = true;
    };
  }, []);
  return (
    <>
      <PageHead title={`${pilot.name} (@${pilot.username})`} />
      {preview && <PreviewNotice pilot={pilot} as={preview} />}
      <DashboardHeader dashboard={dashboard} isOwn={isOwn} preview={preview} />
      {pilot.restricted ? (
        <RestrictedNotice pilot={pilot} isPreview={preview !== undefined} />
      ) : (
        <>
          <RecentFlights {...shown} flights={parts > 1 ? flights : flights.slice(0, inARow())} />
          {parts > 2 && <RecentDrones {...shown} drones={drones} />}
          {parts > 3 && <RecentSpots {...shown} spots={spots} />}
          {parts > 4 && stats.flights > 0 && <FlownPart key={preview} {...shown} />}
        </>
      )}
    </>
  );
}
