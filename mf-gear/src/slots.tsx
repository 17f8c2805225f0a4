import { fillSlot } from '@estela/runtime/fill-slot';
import { Skeleton, SkeletonList } from '@estela/ui';
import { catalogues } from './catalogues.ts';

const texts = { namespace: 'gear', catalogues };

export const droneCard = fillSlot({
  slot: 'droneCard',
  needs: { id: true },
  ...texts,
  load: async () =>
    (await import(/* webpackChunkName: "drone-card" */ './features/drone-slots/drone-card.tsx')).DroneCard,
  loading: <Skeleton shape="block" height="6rem" />,
});

export const dronePicker = fillSlot({
  slot: 'dronePicker',
  needs: { label: true, value: true, onChange: true },
  ...texts,
  load: async () =>
    (await import(/* webpackChunkName: "drone-picker" */ './features/drone-slots/drone-picker.tsx'))
      .DronePicker,
  loading: <SkeletonList of="field" count={1} />,
});

export const packPicker = fillSlot({
  slot: 'packPicker',
  needs: { label: true, value: true, onChange: true },
  ...texts,
  load: async () =>
    (await import(/* webpackChunkName: "pack-picker" */ './features/gear-slots/pack-picker.tsx')).PackPicker,
  loading: <SkeletonList of="line" count={3} />,
});

export const equipmentPicker = fillSlot({
  slot: 'equipmentPicker',
  needs: { label: true, value: true, onChange: true },
  ...texts,
  load: async () =>
    (await import(/* webpackChunkName: "equipment-picker" */ './features/gear-slots/equipment-picker.tsx'))
      .EquipmentPicker,
  loading: <SkeletonList of="line" count={3} />,
});

export const equipmentCard = fillSlot({
  slot: 'equipmentCard',
  needs: { id: true },
  ...texts,
  load: async () =>
    (await import(/* webpackChunkName: "equipment-line" */ './features/gear-slots/equipment-line.tsx'))
      .EquipmentLine,
  loading: <Skeleton width="60%" />,
});

export const gearCare = fillSlot({
  slot: 'gearCare',
  needs: { most: true },
  ...texts,
  load: async () =>
    (await import(/* webpackChunkName: "gear-care" */ './features/upkeep/gear-care.tsx')).GearCare,
  loading: <SkeletonList of="line" count={3} />,
});

export const droneName = fillSlot({
  slot: 'droneName',
  needs: { id: true },
  ...texts,
  load: async () =>
    (await import(/* webpackChunkName: "drone-card" */ './features/drone-slots/drone-name.tsx')).DroneName,
  loading: '…',
});
