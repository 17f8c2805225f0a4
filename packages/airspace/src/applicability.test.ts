import { type Applicability, isInForce, nextChange } from './applicability.ts';

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

  // 2026-06-19 is a Friday.
  it.each<[string, object, string, string | undefined]>([
    ['begins later today', { start: 360, end: 1260 }, '2026-06-22T05:00Z', '2026-06-22T06:00:00.000Z'],
    ['ends today', { start: 360, end: 1260 }, '2026-06-22T12:00Z', '2026-06-22T21:01:00.000Z'],
    [
      'begins after the weekend',
      { days: ['MON'], start: 360, end: 1260 },
      '2026-06-19T12:00Z',
      '2026-06-22T06:00:00.000Z',
    ],
    ['begins too late to be shown', { days: ['TUE'], start: 360, end: 1260 }, '2026-06-19T12:00Z', undefined],
    ['begins at sunset', { start: 'SS', end: 'SR' }, '2026-06-22T12:00Z', '2026-06-22T19:43'],
    ['goes on from day to day', {}, '2026-06-22T12:00Z', undefined],
    ['ends in a year of five digits', { start: 1320, end: 360 }, '9999-12-31T23:00Z', undefined],
  ])('knows the next change of what %s', (_, schedule, at, expected) => {
    const next = nextChange(scheduled(schedule), Date.parse(at), ...madrid, 3 * 86_400_000);
    const said = next === undefined ? undefined : new Date(next).toISOString();
    expect(said?.slice(0, expected?.length)).toBe(expected);
  });

  it('knows the next change of what lasts between two dates, and of what always is', () => {
    const period = { from: '2026-06-01T00:00:00Z', to: '2026-06-03T00:00:00Z', schedules: [] };
    const next = (at: string, when: Applicability = [period]) =>
      nextChange(when, Date.parse(at), ...madrid, 3 * 86_400_000);
    expect(next('2026-05-31T12:00Z')).toBe(Date.parse('2026-06-01T00:00Z'));
    expect(next('2026-06-01T12:00Z')).toBe(Date.parse('2026-06-03T00:00Z') + 1);
    expect(next('2026-06-04T12:00Z')).toBeUndefined();
    expect(next('2026-06-01T12:00Z', null)).toBeUndefined();
  });
});
