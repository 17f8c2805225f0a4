import { judgeBattery, sagOf, type Voltages } from './judge-battery.ts';

/** Flights that landed at 3.7 V a cell and sank by these volts. */
const sunkBy = (...sags: number[]): Voltages[] =>
  sags.map((sag) => ({ restBefore: 4.2, restAfter: 3.7, minCell: 3.7 - sag }));
const evenly = (from: number, to: number, flights: number) =>
  Array.from({ length: flights }, (_, index) => from + ((to - from) * index) / (flights - 1));
const reasonsOf = (flights: Voltages[], cycles = 20) =>
  judgeBattery(flights, cycles).reasons.map(({ reason }) => reason);

it('gives no advice before five flights are measured, and says how many are missing', () => {
  expect(judgeBattery([], 400)).toEqual({
    verdict: 'unknown',
    reasons: [{ reason: 'fewMeasured', count: 5 }],
    measured: 0,
  });
  expect(judgeBattery(sunkBy(0.1, 0.2, 0.4, 0.8), 0)).toMatchObject({
    verdict: 'unknown',
    reasons: [{ reason: 'fewMeasured', count: 1 }],
  });
});

it('calls a battery good whose sag stays as it was, up and down a little', () => {
  expect(judgeBattery(sunkBy(0.31, 0.28, 0.33, 0.3, 0.29, 0.32), 20)).toEqual({
    verdict: 'good',
    reasons: [{ reason: 'steady' }],
    measured: 6,
  });
});

it('watches a battery whose sag grew by half, and retires one whose sag doubled', () => {
  expect(judgeBattery(sunkBy(...evenly(0.2, 0.32, 30)), 30)).toEqual({
    verdict: 'watch',
    reasons: [{ reason: 'sagGrew', from: 0.2, to: 0.32 }],
    measured: 30,
  });
  expect(judgeBattery(sunkBy(...evenly(0.2, 0.45, 30)), 30)).toEqual({
    verdict: 'retire',
    reasons: [{ reason: 'sagDoubled', from: 0.2, to: 0.45 }],
    measured: 30,
  });
});

it('takes one wild reading for what it is, and sag that is too small to read for no base to grow from', () => {
  expect(reasonsOf(sunkBy(0.3, 0.28, 0.3, 0.31, 0.69))).toEqual(['steady']);
  expect(reasonsOf(sunkBy(0.01, 0.02, 0.03, 0.04, 0.05, 0.06))).toEqual(['steady']);
});

it('watches cells that went below three volts in two of the last five flights, not in one', () => {
  expect(reasonsOf(sunkBy(0.75, 0.75, 0.75, 0.3, 0.3, 0.3, 0.3, 0.75))).toEqual(['steady']);
  expect(judgeBattery(sunkBy(0.7, 0.65, 0.71, 0.66, 0.72), 20)).toMatchObject({
    verdict: 'watch',
    reasons: [{ reason: 'deepDischarge', count: 2 }],
  });
});

it('watches a battery with as many cycles as a LiPo is made for', () => {
  expect(judgeBattery(sunkBy(0.3, 0.3, 0.3, 0.3, 0.3), 299).verdict).toBe('good');
  expect(judgeBattery(sunkBy(0.3, 0.3, 0.3, 0.3, 0.3), 300)).toMatchObject({
    verdict: 'watch',
    reasons: [{ reason: 'manyCycles', count: 300 }],
  });
});

it('measures nothing by figures that are missing or cannot be', () => {
  const good = { restBefore: 4.2, restAfter: 3.7, minCell: 3.4 };
  expect(sagOf(good)).toBe(0.3);
  expect(sagOf({ ...good, restBefore: null })).toBe(0.3);
  expect(sagOf({ ...good, restAfter: null })).toBeNull();
  expect(sagOf({ ...good, minCell: null })).toBeNull();
  expect(sagOf({ ...good, minCell: 3.9 })).toBeNull();
  expect(sagOf({ ...good, restAfter: 4.3 })).toBeNull();
});
