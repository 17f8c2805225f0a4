import type { MapBounds } from '@estela/maps';

/** Where the map starts when the address names no place: all of Spain where there is room for it. */
export const spain: MapBounds = { west: -18.2, south: 27.6, east: 4.4, north: 43.8 };

/** On a narrow map the peninsula, from edge to edge: with the Canaries it would be too small. */
export const peninsula: MapBounds = { west: -10.5, south: 35.2, east: 5, north: 44.5 };
