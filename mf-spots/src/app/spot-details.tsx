import { lazyPage } from '@estela/runtime';
import { SkeletonList } from '@estela/ui';

const Details = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "spot-details" */ '../features/spot-page/spot-details.tsx'))
      .SpotDetails,
  <SkeletonList of="note" count={2} />,
);

/** Comes once somebody wants to see all of a spot over a map. */
export const spotDetails = (id: string) => <Details id={id} />;
