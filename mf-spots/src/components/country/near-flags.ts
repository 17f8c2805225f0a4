import { ES, FR, PT } from 'country-flag-icons/string/3x2';
import { pictureOf } from './picture-of.ts';

const named: Readonly<Record<string, string>> = { ES, FR, PT };

/** Like `flagPicture`, for Spain and its neighbours alone. */
export const flagPicture = (code: string) => pictureOf(named[code]);
