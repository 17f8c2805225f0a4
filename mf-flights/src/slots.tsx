import { fillSlot } from '@estela/runtime/fill-slot';
import { Skeleton } from '@estela/ui';
import { catalogues } from './catalogues.ts';

export const flightCard = fillSlot({
  slot: 'flightCard',
  needs: { id: true },
  namespace: 'flights',
  catalogues,
  load: async () =>
    (await import(/* webpackChunkName: "flight-line" */ './features/flight-slots/flight-line.tsx'))
      .FlightLine,
  loading: <Skeleton shape="block" height="6rem" />,
});

export const flightName = fillSlot({
  slot: 'flightName',
  needs: { id: true },
  namespace: 'flights',
  catalogues,
  load: async () =>
    (await import(/* webpackChunkName: "flight-line" */ './features/flight-slots/flight-name.tsx'))
      .FlightName,
  loading: '…',
});
