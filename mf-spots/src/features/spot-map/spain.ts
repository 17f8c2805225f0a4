import type { MapBounds } from '@estela/maps';

/** Where the map starts when the address names no place: the peninsula; the map keeps room for the pins at its coasts. */
export const spain: MapBounds = { west: -9.6, south: 35.9, east: 3.4, north: 43.8 };
