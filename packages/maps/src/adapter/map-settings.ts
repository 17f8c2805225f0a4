import type { PublicSettings } from '@estela/contracts/release';

/** Decides which map is drawn: without a key it is the basic one. */
export type MapSettings = Pick<PublicSettings, 'googleMapsApiKey' | 'googleMapsMapId'>;
