import { lazyPage } from '@estela/runtime';
import { SkeletonList } from '@estela/ui';

/** Loaded on demand: most visitors of a map or a verdict care about the present. */
export const FlightTimePicker = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "flight-time-picker" */ './flight-time-picker.tsx')).FlightTimePicker,
  <SkeletonList of="line" count={2} />,
);
