import { lazyPage } from '@estela/runtime';
import { CardRoom } from '../late-card/card-room.tsx';

/** For a map that is there before somebody chooses a spot on it. */
export const SpotPanel = lazyPage(
  async () => (await import(/* webpackChunkName: "spot-panel" */ './spot-panel.tsx')).SpotPanel,
  <CardRoom />,
);

/** Before a pin is pressed. A failure shows where the card is wanted. */
export const fetchSpotPanel = () => void SpotPanel.prepare().catch(() => undefined);
