import { formatDateParts, formatList, formatTime } from './format-parts.ts';

test('English is British: the day before the month, no comma before “and”, and hours of two figures', () => {
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  expect(formatDateParts('2026-09-05T09:05', 'en', day)).toBe('Sat 5 Sept');
  expect(formatDateParts('2026-09-05T09:05', 'es', day)).toBe('sáb, 5 sept');
  expect(formatTime('2026-09-05T09:05', 'en')).toBe('09:05');
  expect(formatTime('2026-09-05T09:05', 'es')).toBe('9:05');
  expect(formatList(['a', 'b', 'c'], 'en')).toBe('a, b and c');
});
