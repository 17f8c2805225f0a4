export { countryAt } from './country.ts';
export { cellCentre } from './shown-place.ts';
export { selectSpots, toSpot } from './spot-rows.ts';
