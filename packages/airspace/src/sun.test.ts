import { type Applicability, isInForce } from './applicability.ts';
import { type SunEvent, sunEvent } from './sun.ts';

const minutes = (text: string) => Date.parse(text) / 60_000;

describe('the sun', () => {
  // Times of the almanac, UTC.
  it.each<[SunEvent, string, number, number, string]>([
    ['SR', '2026-06-21', 40.4168, -3.7038, '2026-06-21T04:45Z'],
    ['SS', '2026-06-21', 40.4168, -3.7038, '2026-06-21T19:48Z'],
    ['SR', '2026-12-21', 40.4168, -3.7038, '2026-12-21T07:34Z'],
    ['SS', '2026-12-21', 40.4168, -3.7038, '2026-12-21T16:51Z'],
    ['BMCT', '2026-03-20', 0, 0, '2026-03-20T05:43Z'],
    ['EECT', '2026-03-20', 0, 0, '2026-03-20T18:32Z'],
    ['SR', '2026-03-20', -33.87, 151.21, '2026-03-19T19:58Z'],
    // Far north the sun moves on a good deal between noon and midnight.
    ['SR', '2026-06-21', 65.0121, 25.4651, '2026-06-20T23:18Z'],
    ['EECT', '2026-05-05', 63.1, 21.6, '2026-05-05T20:12Z'],
  ])('does %s on %s at %d, %d within a minute of %s', (event, day, lat, lng, expected) => {
    const at = sunEvent(event, Date.parse(day), lat, lng);
    expect(Math.abs((at ?? 0) / 60_000 - minutes(expected))).toBeLessThanOrEqual(1);
  });

  it('does not set in the summer of the far north', () => {
    expect(sunEvent('SS', Date.parse('2026-06-21'), 78, 15)).toBeUndefined();
  });
});

describe('when a zone is in force', () => {
  const madrid = [40.4168, -3.7038] as const;
  const always = { from: null, to: null };
  const scheduled = (schedule: object): Applicability =>
    [{ ...always, schedules: [{ days: null, start: 0, end: 1440, ...schedule }] }] as Applicability;

  // 2026-06-22 is a Monday.
  it.each<[string, object, string, boolean]>([
    ['a time of the day', { start: 360, end: 1260 }, '2026-06-22T06:00Z', true],
    ['a time before it', { start: 360, end: 1260 }, '2026-06-22T05:59Z', false],
    ['the last minute whole', { start: 0, end: 1439 }, '2026-06-22T23:59:59Z', true],
    ['a night, in the evening', { start: 1320, end: 360 }, '2026-06-22T23:00Z', true],
    ['a night, in the morning', { start: 1320, end: 360 }, '2026-06-22T05:00Z', true],
    ['a night, at noon', { start: 1320, end: 360 }, '2026-06-22T12:00Z', false],
    ['the day that it names', { days: ['MON'] }, '2026-06-22T12:00Z', true],
    ['another day', { days: ['TUE', 'SUN'] }, '2026-06-22T12:00Z', false],
    ['the night that began on its day', { days: ['SUN'], start: 1320, end: 360 }, '2026-06-22T05:00Z', true],
    ['the night of another day', { days: ['MON'], start: 1320, end: 360 }, '2026-06-22T05:00Z', false],
    ['daylight, at noon', { start: 'SR', end: 'SS' }, '2026-06-22T12:00Z', true],
    ['daylight, before sunrise', { start: 'SR', end: 'SS' }, '2026-06-22T04:30Z', false],
    ['daylight, with its margin', { start: 'SR', end: 'SS' }, '2026-06-22T04:42Z', true],
    ['twilight, before sunrise', { start: 'BMCT', end: 'EECT' }, '2026-06-22T04:30Z', true],
    ['from sunset to sunrise, at night', { start: 'SS', end: 'SR' }, '2026-06-22T02:00Z', true],
    ['from sunset to sunrise, by day', { start: 'SS', end: 'SR' }, '2026-06-22T12:00Z', false],
    ['from sunset to a time', { start: 'SS', end: 1380 }, '2026-06-22T22:00Z', true],
  ])('covers or leaves out %s', (_, schedule, at, expected) => {
    expect(isInForce(scheduled(schedule), Date.parse(at), ...madrid)).toBe(expected);
  });

  it('counts the whole day where the sun does not rise or set', () => {
    const at = Date.parse('2026-06-22T23:30Z');
    expect(isInForce(scheduled({ start: 'SR', end: 'SS' }), at, 78, 15)).toBe(true);
  });

  it('keeps within its dates, and is always in force without any', () => {
    const period = { from: '2026-06-01T00:00:00Z', to: '2026-06-30T00:00:00Z', schedules: [] };
    const tell = (at: string) => isInForce([period], Date.parse(at), ...madrid);
    expect(['2026-05-31T23:59Z', '2026-06-01T00:00Z', '2026-06-30T00:01Z'].map(tell)).toEqual([
      false,
      true,
      false,
    ]);
    expect(isInForce(null, 0, ...madrid)).toBe(true);
  });
});
