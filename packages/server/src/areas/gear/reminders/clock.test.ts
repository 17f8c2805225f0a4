import type { ReminderEvery } from '@estela/contracts';
import { addDays, dayIn, daysBetween } from '../../../calendar-day.ts';
import { statusOf } from './clock.ts';

const use = (every: ReminderEvery, since: string, more: object = {}) => ({
  every,
  since: new Date(since),
  tz: 'Europe/Madrid',
  flights: 0,
  seconds: 0,
  ...more,
});

describe('the clock of reminders', () => {
  it('counts days of the calendar, however late on a day it was done', () => {
    const monthly = use({ days: 30 }, '2026-05-01T21:30:00Z');
    expect(statusOf(monthly, new Date('2026-05-01T21:59:00Z'))).toEqual({
      used: 0,
      left: 30,
      dueOn: '2026-05-31',
    });
    expect(statusOf(monthly, new Date('2026-05-01T22:01:00Z'))).toMatchObject({ used: 1, left: 29 });
    expect(statusOf(monthly, new Date('2026-05-30T21:59:00Z'))).toMatchObject({ left: 1 });
    expect(statusOf(monthly, new Date('2026-05-30T22:00:00Z'))).toMatchObject({ left: 0 });
    expect(statusOf(monthly, new Date('2026-06-02T10:00:00Z'))).toMatchObject({ used: 32, left: -2 });
  });

  it('is due on the same day of the calendar for a pilot who travelled', () => {
    const daily = use({ days: 1 }, '2026-05-01T22:30:00Z');
    const now = new Date('2026-05-03T04:00:00Z');
    expect(statusOf(daily, now)).toMatchObject({ used: 1, left: 0, dueOn: '2026-05-03' });
    expect(statusOf(daily, now, 'America/Los_Angeles')).toMatchObject({ used: 0, left: 1 });
    expect(statusOf(daily, new Date('2026-05-01T22:31:00Z'), 'America/Lima')).toMatchObject({
      used: 0,
      left: 2,
    });
  });

  it('counts them where the pilot is', () => {
    const instant = '2026-01-01T10:30:00Z';
    const on = (tz: string) => statusOf(use({ days: 1 }, instant, { tz }), new Date(instant)).dueOn;
    expect(on('Pacific/Kiritimati')).toBe('2026-01-03');
    expect(on('Europe/Madrid')).toBe('2026-01-02');
    expect(on('Pacific/Pago_Pago')).toBe('2026-01-01');
    expect(dayIn(new Date('2026-12-31T23:00:00Z'), 'Europe/Madrid')).toBe('2027-01-01');
  });

  it('knows leap days', () => {
    const done = (day: string, days: number) =>
      statusOf(use({ days }, `${day}T12:00:00Z`), new Date(`${day}T12:00:00Z`)).dueOn;
    expect(done('2028-02-28', 1)).toBe('2028-02-29');
    expect(done('2027-02-28', 1)).toBe('2027-03-01');
    expect(done('2028-02-29', 365)).toBe('2029-02-28');
    expect(done('2028-02-29', 366)).toBe('2029-03-01');
    expect(daysBetween('2028-02-01', '2028-03-01')).toBe(29);
  });

  it('loses no day where clocks change', () => {
    for (const day of ['2026-03-28', '2026-10-24']) {
      const twoDays = use({ days: 2 }, `${day}T11:00:00Z`);
      const dueOn = addDays(day, 2);
      expect(statusOf(twoDays, new Date(`${dueOn}T11:00:00Z`))).toEqual({ used: 2, left: 0, dueOn });
    }
  });

  it('counts flights, and minutes that were flown in full, to no day', () => {
    const now = new Date('2026-06-01T12:00:00Z');
    const flown = { flights: 19, seconds: 3_599 };
    const of = (every: ReminderEvery) => statusOf(use(every, '2026-05-01T12:00:00Z', flown), now);
    expect(of({ flights: 20 })).toEqual({ used: 19, left: 1, dueOn: null });
    expect(of({ flights: 19 })).toMatchObject({ left: 0 });
    expect(of({ flights: 15 })).toMatchObject({ left: -4 });
    expect(of({ minutes: 60 })).toEqual({ used: 59, left: 1, dueOn: null });
    expect(of({ minutes: 59 })).toMatchObject({ left: 0 });
  });
});
