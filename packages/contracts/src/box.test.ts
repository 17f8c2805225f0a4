import { bbox, degrees, point } from './box.ts';

test('a box is west, south, east and north, also across the 180th meridian', () => {
  expect(bbox.parse('-4, 40,-3.5,41')).toEqual([-4, 40, -3.5, 41]);
  expect(bbox.parse('170,-20,-170,-10')).toEqual([170, -20, -170, -10]);
});

test.each([
  '',
  '1,2,3',
  '1,2,3,4,5',
  '1,,3,4',
  '1,2,3,x',
  '0,41,1,40',
  '-181,0,1,1',
  '0,0,1,91',
  '0,0,Infinity,1',
])('%j is no box', (value) => {
  expect(bbox.safeParse(value).success).toBe(false);
});

test('a point is its latitude and its longitude', () => {
  expect(point.parse('39.47, -0.38')).toEqual({ lat: 39.47, lng: -0.38 });
});

test.each(['', '1', '1,2,3', '1,', '1,x', '90.1,0', '0,-180.1', 'Infinity,0'])('%j is no point', (value) => {
  expect(point.safeParse(value).success).toBe(false);
});

test('a coordinate of a query stays within its bound', () => {
  expect(degrees(90).parse('-90')).toBe(-90);
  expect(degrees(90).safeParse('90.001').success).toBe(false);
  expect(degrees(90).safeParse('').success).toBe(false);
});
