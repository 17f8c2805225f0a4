import type { Spot } from '@estela/contracts';
import { SpotDirections } from './spot-directions.tsx';
import { SpotPilot } from './spot-pilot.tsx';
import { SpotSeason } from './spot-season.tsx';
import { SpotSun } from './spot-sun.tsx';

interface SpotSideProps {
  spot: Spot;
  isOwn: boolean;
}

/** Facts about a spot, each a card of its own. */
export function SpotSide({ spot, isOwn }: SpotSideProps) {
  return (
    <>
      {!isOwn && <SpotPilot pilot={spot.owner} />}
      <SpotDirections spot={spot} isOwn={isOwn} />
      <SpotSeason months={spot.bestMonths} />
      <SpotSun location={spot.location} />
    </>
  );
}
