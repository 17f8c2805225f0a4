import { periodOf } from './period.ts';

function bounds(filter: 'today' | 'week' | 'month', now: string, timeZone: string) {
  const { start, end } = periodOf(filter, new Date(now), timeZone);
  return [start.toISOString(), end.toISOString()];
}

describe('period of a filter', () => {
  it('is 23 and 25 hours long on the days that change the clock', () => {
    expect(bounds('today', '2026-03-29T12:00:00Z', 'Europe/Madrid')).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ]);
    expect(bounds('today', '2026-10-25T12:00:00Z', 'Europe/Madrid')).toEqual([
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ]);
  });

  it('starts a day at one o’clock where midnight is skipped', () => {
    // Beirut: clocks went from 00:00 to 01:00 on 27 March 2022.
    expect(bounds('today', '2022-03-27T10:00:00Z', 'Asia/Beirut')[0]).toBe('2022-03-26T22:00:00.000Z');
  });

  it('starts a day at the later midnight where the hour before it comes twice', () => {
    // Beirut: clocks went back from 24:00 to 23:00 on 29 October 2022.
    expect(bounds('today', '2022-10-30T10:00:00Z', 'Asia/Beirut')[0]).toBe('2022-10-29T22:00:00.000Z');
  });

  it('has weeks from Monday to Monday, also on a Sunday and over a new year', () => {
    expect(bounds('week', '2026-11-22T12:00:00Z', 'UTC')).toEqual([
      '2026-11-16T00:00:00.000Z',
      '2026-11-23T00:00:00.000Z',
    ]);
    expect(bounds('week', '2027-01-01T12:00:00Z', 'Asia/Kolkata')).toEqual([
      '2026-12-27T18:30:00.000Z',
      '2027-01-03T18:30:00.000Z',
    ]);
  });

  it('has months of their own length in zones far from UTC', () => {
    expect(bounds('month', '2028-02-10T00:00:00Z', 'Pacific/Kiritimati')).toEqual([
      '2028-01-31T10:00:00.000Z',
      '2028-02-29T10:00:00.000Z',
    ]);
    expect(bounds('month', '2026-12-31T23:30:00Z', 'Pacific/Pago_Pago')).toEqual([
      '2026-12-01T11:00:00.000Z',
      '2027-01-01T11:00:00.000Z',
    ]);
  });
});
