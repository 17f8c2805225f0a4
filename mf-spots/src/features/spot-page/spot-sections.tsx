import { useSession } from '@estela/api';
import type { Spot } from '@estela/contracts';
import { SpotAirspace } from './spot-airspace.tsx';
import { SpotFlights } from './spot-flights.tsx';
import { SpotFlown } from './spot-flown.tsx';
import { SpotPhotos } from './spot-photos.tsx';
import { SpotWords } from './spot-words.tsx';

/** What there is to read about a spot: on its page, and in a sheet over a map. Each part is a section of its own. */
export function SpotSections({ spot }: { spot: Spot }) {
  const { user } = useSession();
  const isOwn = spot.owner._id === user?._id;
  return (
    <>
      <SpotWords spot={spot} />
      <SpotAirspace spot={spot} isOwn={spot.owner._id === user?._id} />
      {spot.flown && <SpotFlown flown={spot.flown} />}
      <SpotFlights id={spot._id} isOwn={isOwn} />
      {isOwn && <SpotPhotos spot={spot} />}
    </>
  );
}
