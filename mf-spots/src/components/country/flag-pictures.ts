import * as drawings from 'country-flag-icons/string/3x2';
import { pictureOf } from './picture-of.ts';

const named: Readonly<Record<string, string>> = drawings;

/** The flag of a country by its ISO code, as an address. Large, hence a chunk of its own, loaded once a country is shown. */
export const flagPicture = (code: string) => pictureOf(named[code]);
