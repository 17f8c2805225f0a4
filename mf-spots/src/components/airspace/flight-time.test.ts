import {
  daysFrom,
  flightTime,
  instantOf,
  partOf,
  sameTimeOn,
  stepOf,
  stepsIn,
  stepsOn,
} from './flight-time.ts';

const now = new Date(2026, 10, 22, 10, 40);

test('the address contains a time of the coming week; anything else is now', () => {
  const ahead = new Date(Date.now() + 86_400_000).toISOString();
  expect(flightTime.read(ahead)).toBe(ahead);
  const past = new Date(Date.now() - 1000).toISOString();
  const far = new Date(Date.now() + 9 * 86_400_000).toISOString();
  expect([null, '', 'mañana', past, far].map(flightTime.read)).toEqual(Array(5).fill(undefined));
  expect(flightTime.write('2026-11-23T10:30:00.000Z')).toBe('2026-11-23T10:30Z');
  expect(flightTime.write(undefined)).toBeNull();
});

test('a week has its days, today from now on and the last one until a week from now', () => {
  const days = daysFrom(now);
  expect(days).toHaveLength(8);
  expect(stepsOn(days[0]!, now)).toEqual({ first: 21, last: 47 });
  expect(stepsOn(days[3]!, now)).toEqual({ first: 0, last: 47 });
  expect(stepsOn(days[7]!, now)).toEqual({ first: 0, last: 21 });
});

test('half hours are converted to instants, the current one to now', () => {
  const [today, tomorrow] = daysFrom(now);
  expect(instantOf(today!, stepOf(today!, now), now)).toBeUndefined();
  const at = new Date(instantOf(tomorrow!, 17, now) ?? '');
  expect([at.getDate(), at.getHours(), at.getMinutes()]).toEqual([23, 8, 30]);
});

test('another day is proposed at the same clock time', () => {
  const days = daysFrom(now);
  expect(sameTimeOn(days[3]!, new Date(2026, 10, 22, 18, 30))).toBe(37);
});

// Madrid's days on which the clocks change.
test.each([
  ['spring', '2026-03-28T23:00Z', '2026-03-29T22:00Z', 46],
  ['autumn', '2026-10-24T22:00Z', '2026-10-25T23:00Z', 50],
])('on the day of %s when the clocks change no half hour is missing or repeated', (_, from, to, steps) => {
  const day = { start: new Date(from), end: new Date(to) };
  const before = new Date(day.start.getTime() - 3_600_000);
  expect(stepsIn(day)).toBe(steps);
  expect(stepsOn(day, before)).toEqual({ first: 0, last: steps - 1 });
  const all = Array.from({ length: steps }, (_, index) => instantOf(day, index, before) ?? '');
  expect(new Set(all).size).toBe(steps);
  expect(all.map((at) => stepOf(day, new Date(at)))).toEqual(all.map((_, index) => index));
  expect(partOf(day, day.end.getTime())).toBe(1);
});
