export { countryAt } from './country.ts';
export { isOneSlip } from './one-slip.ts';
export { placeNames } from './place-names.ts';
