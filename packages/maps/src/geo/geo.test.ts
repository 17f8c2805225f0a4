import { boundsCenter, boundsContain, boundsOf, formatBbox, lngSpan, parseBbox } from './bounds.ts';
import { formatCoordinates, nearestLng, toWirePoint, wrapLng } from './coordinates.ts';

test('a longitude is wrapped into -180..180 however often the map was turned', () => {
  expect(wrapLng(190)).toBe(-170);
  expect(wrapLng(-190)).toBe(170);
  expect(wrapLng(720)).toBe(0);
  expect(wrapLng(180)).toBe(180);
});

test('a point is drawn on the turn of the globe that is in view', () => {
  expect(nearestLng(-179, 178)).toBe(181);
  expect(nearestLng(179, -178)).toBe(-181);
  expect(nearestLng(10, 0)).toBe(10);
});

test('a picked point is valid for the server', () => {
  expect(toWirePoint({ lat: 95, lng: 540.1234567 })).toEqual({ lat: 90, lng: -179.876543 });
});

test('coordinates read as decimals', () => {
  expect(formatCoordinates({ lat: 39.4699, lng: -0.3763 })).toBe('39.46990, -0.37630');
});

test('a box survives the way through the address', () => {
  const box = { west: 177.5, south: -19, east: -178, north: -16 };
  expect(parseBbox(formatBbox(box))).toEqual(box);
  expect(formatBbox({ west: -400, south: -95, east: 400, north: 95 })).toBe('-180,-90,180,90');
});

test.each(['', '1,2,3', '1,2,3,x', '1,,3,4', '0,10,1,5', '0,0,0,91', '-181,0,0,1', null, undefined])(
  'refuses %p as a box',
  (text) => {
    expect(parseBbox(text)).toBeUndefined();
  },
);

test('the box around points on both sides of the 180th meridian crosses it', () => {
  const box = boundsOf([
    { lat: -17, lng: 178 },
    { lat: -16, lng: -179 },
    { lat: -18, lng: 179.5 },
  ]);
  expect(box).toEqual({ west: 178, south: -18, east: -179, north: -16 });
  if (!box) return;
  expect(lngSpan(box)).toBe(3);
  expect(boundsContain(box, { lat: -17, lng: 180 })).toBe(true);
  expect(boundsContain(box, { lat: -17, lng: 0 })).toBe(false);
  expect(boundsCenter(box)).toEqual({ lat: -17, lng: 179.5 });
  expect(boundsOf([])).toBeUndefined();
});
