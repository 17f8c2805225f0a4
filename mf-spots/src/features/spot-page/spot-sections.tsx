import { useSession } from '@estela/api';
import type { Spot } from '@estela/contracts';
import { lazyPage } from '@estela/runtime';
import { SkeletonList } from '@estela/ui';
import { SpotFlights } from './spot-flights.tsx';
import { SpotFlown } from './spot-flown.tsx';
import { SpotWords } from './spot-words.tsx';

/** Only the owner can change them. */
const SpotPhotos = lazyPage(
  async () => (await import(/* webpackChunkName: "spot-photos" */ './spot-photos.tsx')).SpotPhotos,
  <SkeletonList of="line" count={2} />,
);

/** The other sections about a spot: on its page, and in a sheet over a map. Each part is a section of its own. */
export function SpotSections({ spot }: { spot: Spot }) {
  const { user } = useSession();
  const isOwn = spot.owner._id === user?._id;
  return (
    <>
      <SpotWords spot={spot} />
      {spot.flown && <SpotFlown flown={spot.flown} />}
      <SpotFlights id={spot._id} isOwn={isOwn} />
      {isOwn && <SpotPhotos spot={spot} />}
    </>
  );
}
