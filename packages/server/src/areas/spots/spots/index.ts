export { findSpot } from './repository.ts';
export { cellCentre } from './shown-place.ts';
export { type SpotRow, selectSpots, toSpot } from './spot-rows.ts';
