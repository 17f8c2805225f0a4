import { lazyPage } from '@estela/runtime';
import { CardRoom } from '../late-card/card-room.tsx';

/** For a map, which is shown before somebody chooses a spot on it. */
export const SpotPanel = lazyPage(
  async () => (await import(/* webpackChunkName: "spot-panel" */ './spot-panel.tsx')).SpotPanel,
  <CardRoom />,
);

/** Preloads, before a pin is pressed. A failure is shown where the card is used. */
export const fetchSpotPanel = () => void SpotPanel.prepare().catch(() => undefined);
