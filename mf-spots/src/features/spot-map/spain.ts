import type { MapBounds } from '@estela/maps';

/** Where the map starts when the address has no position: the peninsula; the map adds a margin for pins on its coasts. */
export const spain: MapBounds = { west: -9.6, south: 35.9, east: 3.4, north: 43.8 };
