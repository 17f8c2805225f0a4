import { lazyPage } from '@estela/runtime';
import { SkeletonList } from '@estela/ui';

const Details = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "spot-details" */ '../features/spot-page/spot-details.tsx'))
      .SpotDetails,
  <SkeletonList of="note" count={2} />,
);

/** Loads once somebody opens the details of a spot over a map. */
export const spotDetails = (id: string) => <Details id={id} />;
