import { addDays, daysOf, weekday } from './calendar.ts';

test('days follow each other over the end of a year and the change of the clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysOf('2026-03-28', '2026-03-30')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  expect(daysOf('2024-01-01', '2024-12-31')).toHaveLength(366);
});

test('a week begins on Monday', () => {
  expect([weekday('2026-11-16'), weekday('2026-11-22')]).toEqual([0, 6]);
});
