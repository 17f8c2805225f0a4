import { endOfWarranty, today, warrantyAt } from './warranty.ts';

test.each([
  ['2027-02-01', 'valid', 31],
  ['2027-01-31', 'expiringSoon', 30],
  ['2027-01-02', 'expiringSoon', 1],
  ['2027-01-01', 'expiringSoon', 0],
  ['2026-12-31', 'expired', -1],
])('on 1 January 2027 a warranty until %s is %s with %i days left', (ends, state, days) => {
  expect(warrantyAt(ends, '2027-01-01')).toEqual({ state, days });
});

test('a leap day is a day like any other', () => {
  expect(warrantyAt('2028-03-01', '2028-02-28')).toMatchObject({ days: 2 });
  expect(warrantyAt('2027-03-01', '2027-02-28')).toMatchObject({ days: 1 });
  expect(warrantyAt('2028-02-29', '2028-01-29')).toEqual({ state: 'valid', days: 31 });
});

test('days are whole when the clock is put forward or back', () => {
  expect(warrantyAt('2027-03-29', '2027-03-27')).toMatchObject({ days: 2 });
  expect(warrantyAt('2027-11-01', '2027-10-30')).toMatchObject({ days: 2 });
});

test('without an end there is no result', () => {
  expect(warrantyAt(null)).toBeUndefined();
});

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-01-31', 3, '2027-04-30'],
  ['2024-02-29', 24, '2026-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-05-10', 0, '2026-05-10'],
])('bought on %s with %i months it ends on %s', (purchase, months, ends) => {
  expect(endOfWarranty(purchase, months)).toBe(ends);
});

test('today is the day on the viewer’s own calendar', () => {
  const late = new Date(2026, 10, 20, 23, 59);
  expect(today(late)).toBe('2026-11-20');
  expect(today(new Date(2026, 10, 20, 0, 1))).toBe('2026-11-20');
});
