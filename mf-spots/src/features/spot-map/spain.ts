import type { MapBounds } from '@estela/maps';

/** Where the map starts when the address names no place: the peninsula, the islands to both sides at its edges. */
export const spain: MapBounds = { west: -10.5, south: 35.2, east: 5, north: 44.5 };
