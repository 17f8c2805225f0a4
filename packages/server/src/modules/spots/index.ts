export { findSpot } from './repository.ts';
export { cellCentre } from './shown-place.ts';
export { selectSpots, toSpot } from './spot-rows.ts';
