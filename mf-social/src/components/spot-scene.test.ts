import { contourPaths } from './contours.ts';

it('draws the same ground for the same place, and another for another', () => {
  const size = { width: 420, height: 180 };
  expect(contourPaths(40.5, -3.9, size)).toEqual(contourPaths(40.5, -3.9, size));
  expect(contourPaths(40.5, -3.9, size)).not.toEqual(contourPaths(40.6, -3.9, size));
  expect(contourPaths(-90, -180, size).join('')).not.toContain('NaN');
});
