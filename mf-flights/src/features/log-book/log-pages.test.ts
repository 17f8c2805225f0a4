import { aFlight } from '@estela/testing';
import { clockTime, logPages } from './log-pages.ts';

const flights = (...seconds: (number | null)[]) =>
  seconds.map((durationSeconds) => aFlight({ durationSeconds }));

test('each page carries forward the totals of those before, and shows how many flights have no duration', () => {
  const [first, second, third, ...more] = logPages(flights(60, null, 30, 45, null), 2);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    before: { flights: 0, seconds: 0, untimed: 0 },
    own: { flights: 2, seconds: 60, untimed: 1 },
    total: { flights: 2, seconds: 60, untimed: 1 },
  });
  expect(second).toMatchObject({
    before: { flights: 2, seconds: 60, untimed: 1 },
    own: { flights: 2, seconds: 75, untimed: 0 },
    total: { flights: 4, seconds: 135, untimed: 1 },
  });
  expect(third?.total).toEqual({ flights: 5, seconds: 135, untimed: 2 });
  expect(logPages([])).toEqual([]);
});

test.each([
  [0, '0:00:00'],
  [270, '0:04:30'],
  [3_599, '0:59:59'],
  [445_505, '123:45:05'],
])('%i seconds are written %s', (seconds, written) => {
  expect(clockTime(seconds)).toBe(written);
});
