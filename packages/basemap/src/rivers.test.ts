import { ledThrough } from '../build/rivers.mjs';

const line = [
  [0, 40],
  [0.2, 40],
  [0.4, 40],
];

test('a river that is off by kilometres is led through its water in order', () => {
  const water = [
    [0.3, 40.02],
    [0.1, 40.02],
    [0.2, 40.01],
  ];
  expect(ledThrough(line, water)).toEqual([
    [0, 40],
    [0.1, 40.02],
    [0.2, 40.01],
    [0.3, 40.02],
    [0.4, 40],
  ]);
});

test('it neither turns aside to a stream that joins it nor to water far away', () => {
  const own = [0.05, 0.1, 0.15, 0.25, 0.3, 0.35].map((lng) => [lng, 40.001]);
  const led = ledThrough(line, [...own, [0.2, 40.03], [0.2, 41]]);
  expect(led).toEqual([[0, 40], ...own, [0.4, 40]]);
});

test('a river of which no water is known stays as it is', () => {
  expect(ledThrough(line, [[3, 41]])).toEqual(line);
});
