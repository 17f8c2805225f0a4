import { trackAnchor, zoomedCenter } from './track-anchor.ts';

const center = { lat: 40, lng: -3 };
const bounds = { west: -3.01, south: 39.99, east: -2.99, north: 40.01 };

test('zooming is about the point of the track that is nearest to the middle of what is in view', () => {
  const track = [
    { lat: 40.009, lng: -3 },
    { lat: 40.002, lng: -3.001 },
    { lat: 41, lng: -3 },
  ];
  expect(trackAnchor(track, { center, bounds })).toEqual(track[1]);
});

test('where nothing of the track is in view, zooming is about the middle', () => {
  expect(trackAnchor([{ lat: 41, lng: -3 }], { center, bounds })).toBeUndefined();
  expect(trackAnchor(undefined, { center, bounds })).toBeUndefined();
});

test('a step closer halves the way from the point to the middle, also across the 180th meridian', () => {
  expect(zoomedCenter(center, { lat: 40, lng: -2 }, 1)).toEqual({ lat: 40, lng: -2.5 });
  expect(zoomedCenter({ lat: 0, lng: 179 }, { lat: 0, lng: -179 }, 1)).toEqual({ lat: 0, lng: 180 });
  expect(zoomedCenter(center, { lat: 40, lng: -2 }, -1)).toEqual({ lat: 40, lng: -4 });
});
