import { fillSlot } from '@estela/runtime/fill-slot';
import { Skeleton, SkeletonList } from '@estela/ui';
import { catalogues } from './catalogues.ts';

export const spotCard = fillSlot({
  slot: 'spotCard',
  needs: { id: true },
  namespace: 'spots',
  catalogues,
  load: async () =>
    (await import(/* webpackChunkName: "spot-line" */ './features/spot-slots/spot-line.tsx')).SpotLine,
  loading: <Skeleton shape="block" height="6rem" />,
});

export const spotPicker = fillSlot({
  slot: 'spotPicker',
  needs: { label: true, value: true, onChange: true },
  namespace: 'spots',
  catalogues,
  load: async () =>
    (await import(/* webpackChunkName: "spot-picker" */ './app/spot-picker-slot.tsx')).SpotPickerSlot,
  loading: <SkeletonList of="line" count={3} />,
});

export const airspaceVerdict = fillSlot({
  slot: 'airspaceVerdict',
  needs: { lat: true, lng: true },
  namespace: 'spots',
  catalogues,
  load: async () =>
    (await import(/* webpackChunkName: "airspace-verdict" */ './components/airspace/verdict.tsx')).Verdict,
  loading: <SkeletonList of="line" count={4} />,
});

export const sunTimes = fillSlot({
  slot: 'sunTimes',
  needs: { lat: true, lng: true, at: true },
  namespace: 'spots',
  catalogues,
  load: async () =>
    (await import(/* webpackChunkName: "sun-times" */ './components/sun/sun-times.tsx')).SunTimes,
  loading: <SkeletonList of="line" count={4} />,
});

export const spotName = fillSlot({
  slot: 'spotName',
  needs: { id: true },
  namespace: 'spots',
  catalogues,
  load: async () =>
    (await import(/* webpackChunkName: "spot-line" */ './features/spot-slots/spot-name.tsx')).SpotName,
  loading: '…',
});
