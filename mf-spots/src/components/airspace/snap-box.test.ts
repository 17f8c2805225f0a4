import { snapped } from './snap-box.ts';

test('a map that is moved a little requests the same box, which contains it', () => {
  const box = { west: -3.81, south: 40.31, east: -3.62, north: 40.52 };
  const wide = snapped(box);
  expect(snapped({ ...box, west: -3.8, east: -3.61 })).toEqual(wide);
  expect(wide.west).toBeLessThanOrEqual(box.west);
  expect(wide.south).toBeLessThanOrEqual(box.south);
  expect(wide.east).toBeGreaterThanOrEqual(box.east);
  expect(wide.north).toBeGreaterThanOrEqual(box.north);
  expect(wide.east - wide.west).toBeLessThan(1);
  const across = snapped({ west: 179.5, south: -18, east: -179.6, north: -17 });
  expect([across.west > 0, across.east < 0]).toEqual([true, true]);
  expect(snapped({ west: -180, south: -85, east: 180, north: 85 })).toMatchObject({ west: -180, east: 180 });
  // Coarse cells, across the 180th meridian.
  expect(snapped({ west: 160, south: -40, east: -120, north: 40 })).toMatchObject({ west: 90, east: -90 });
  // Its cells would reach around the world.
  expect(snapped({ west: 100, south: -40, east: -90, north: 40 })).toMatchObject({ west: -180, east: 180 });
});
