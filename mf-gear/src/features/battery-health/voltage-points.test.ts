import { aFlownPack } from '../../testing/an-own-battery.ts';
import { chartOf } from './voltage-points.ts';

const day = (number: number) => `2026-03-0${number}T10:00:00.000Z`;

test('draws the flights from the oldest to the newest, between round volts', () => {
  const chart = chartOf([
    aFlownPack({ recordedAt: day(3), restAfter: 3.8, minCell: 3.2 }),
    aFlownPack({ recordedAt: day(2), restAfter: null, minCell: 3.4 }),
    aFlownPack({ recordedAt: day(1), restAfter: 3.7, minCell: 3.6 }),
  ]);
  expect(chart).toMatchObject({ first: day(1), last: day(3) });
  expect(chart?.rungs.map(({ value }) => value)).toEqual([3.2, 3.4, 3.6, 3.8]);
  expect(chart?.lines).toEqual([
    { name: 'rest', path: 'M0 16.67L100 0', dots: 'M0 16.67h0M100 0h0' },
    { name: 'lowest', path: 'M0 33.33L50 66.67L100 100', dots: 'M0 33.33h0M50 66.67h0M100 100h0' },
  ]);
});

test('draws nothing for one flight, nor for flights without figures', () => {
  expect(chartOf([aFlownPack()])).toBeUndefined();
  expect(chartOf([aFlownPack({ restAfter: null, minCell: null }), aFlownPack()])).toBeUndefined();
});

test('has a scale when every flight has the same figures', () => {
  const same = aFlownPack({ restAfter: 3.8, minCell: 3.8 });
  expect(chartOf([same, same])?.rungs.map(({ value }) => value)).toEqual([3.8, 4]);
});
