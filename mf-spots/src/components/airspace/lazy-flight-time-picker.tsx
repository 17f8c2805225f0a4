import { lazyPage } from '@estela/runtime';
import { SkeletonList } from '@estela/ui';

/** Most who look at a map or read a verdict want to know about now. */
export const FlightTimePicker = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "flight-time-picker" */ './flight-time-picker.tsx')).FlightTimePicker,
  <SkeletonList of="line" count={2} />,
);
