import { contourPaths } from './contours.ts';
import { countryName } from './country-name.ts';

it('draws the same ground for the same place, and another for another', () => {
  const size = { width: 420, height: 180 };
  expect(contourPaths(40.5, -3.9, size)).toEqual(contourPaths(40.5, -3.9, size));
  expect(contourPaths(40.5, -3.9, size)).not.toEqual(contourPaths(40.6, -3.9, size));
  expect(contourPaths(-90, -180, size).join('')).not.toContain('NaN');
});

it('names countries in the language on screen, and leaves unknown codes alone', () => {
  expect(countryName('ES', 'es')).toBe('España');
  expect(countryName('ES', 'en')).toBe('Spain');
  expect(countryName('not a code', 'en')).toBe('not a code');
  expect(countryName(null, 'en')).toBe('');
});
