import { fillSlot } from '@estela/runtime/fill-slot';
import { Skeleton, SkeletonList } from '@estela/ui';
import { catalogues } from './catalogues.ts';

const texts = { namespace: 'social', catalogues };

export const followButton = fillSlot({
  slot: 'followButton',
  needs: { userId: true },
  ...texts,
  load: async () =>
    (await import(/* webpackChunkName: "follow-button" */ './features/pilot-slots/follow-button-of.tsx'))
      .FollowButtonOf,
  loading: <Skeleton width="6rem" />,
});

export const pilotCard = fillSlot({
  slot: 'pilotCard',
  needs: { id: true },
  ...texts,
  load: async () =>
    (await import(/* webpackChunkName: "pilot-card" */ './features/pilot-slots/pilot-card.tsx')).PilotCard,
  loading: <SkeletonList of="row" count={1} />,
});

export const search = fillSlot({
  slot: 'search',
  needs: { open: true, onOpenChange: true },
  ...texts,
  load: async () =>
    (await import(/* webpackChunkName: "search" */ './features/search/search-dialog.tsx')).SearchDialog,
  // The button that asked for it says that it is busy.
  loading: null,
});

export const flightComments = fillSlot({
  slot: 'flightComments',
  needs: { flightId: true, ownerId: true, isOff: true },
  ...texts,
  load: async () =>
    (await import(/* webpackChunkName: "flight-comments" */ './features/comments/flight-comments.tsx'))
      .FlightComments,
  loading: <SkeletonList of="entry" count={2} />,
});
