import { daysFrom, flightTime, instantOf, stepOf, stepsOfDay, stepsOn } from './flight-time.ts';
import { snapped } from './snap-box.ts';

const now = new Date(2026, 10, 22, 10, 40);

test('the address names a time of the coming week; anything else is now', () => {
  const ahead = new Date(Date.now() + 86_400_000).toISOString();
  expect(flightTime.read(ahead)).toBe(ahead);
  const past = new Date(Date.now() - 1000).toISOString();
  const far = new Date(Date.now() + 9 * 86_400_000).toISOString();
  expect([null, '', 'mañana', past, far].map(flightTime.read)).toEqual(Array(5).fill(undefined));
  expect(flightTime.write('2026-11-23T10:30:00.000Z')).toBe('2026-11-23T10:30Z');
  expect(flightTime.write(undefined)).toBeNull();
});

test('a week has its days, today from now on and the last one as far as a week goes', () => {
  const days = daysFrom(now);
  expect(days).toHaveLength(8);
  expect(stepsOn(days[0]!, now)).toEqual({ first: 21, last: stepsOfDay - 1 });
  expect(stepsOn(days[3]!, now)).toEqual({ first: 0, last: stepsOfDay - 1 });
  expect(stepsOn(days[7]!, now)).toEqual({ first: 0, last: 21 });
});

test('half hours turn into instants, the one that runs into now', () => {
  const [today, tomorrow] = daysFrom(now);
  expect(instantOf(today!, stepOf(now), now)).toBeUndefined();
  const at = new Date(instantOf(tomorrow!, 17, now) ?? '');
  expect([at.getDate(), at.getHours(), at.getMinutes()]).toEqual([23, 8, 30]);
});

test('a map that is moved a little asks for the same box, which holds it', () => {
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
});
