import type { PublicSettings } from '@estela/contracts/release';

/** Decides which map is drawn: without a key it is the basic one, with what the operator added to it. */
export type MapSettings = Pick<
  PublicSettings,
  'googleMapsApiKey' | 'googleMapsMapId' | 'mapFile' | 'mapLayers'
>;
