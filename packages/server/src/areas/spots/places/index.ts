export { countryAt } from './country.ts';
