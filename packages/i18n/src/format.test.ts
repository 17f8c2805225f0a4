import { temperatureFigure } from './figures.ts';
import {
  countryName,
  formatDate,
  formatDistance,
  formatDuration,
  formatMoney,
  formatNumber,
  formatRelative,
  formatWeight,
} from './format.ts';

/** Intl's spaces differ by version and are invisible; the words are what counts. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('a duration shows in minutes, with its seconds below an hour', () => {
  expect(plain(formatDuration(734, 'es'))).toBe('12:14 min');
  expect(plain(formatDuration(450, 'en'))).toBe('7:30 min');
  expect(plain(formatDuration(720, 'es'))).toBe('12 min');
  expect(plain(formatDuration(5400, 'en'))).toBe('90 min');
  expect(plain(formatDuration(14, 'es'))).toBe('0:14 min');
  expect(plain(formatDuration(59.6, 'es'))).toBe('1 min');
  expect(plain(formatDuration(0, 'es'))).toBe('0 min');
});

test('weights turn into kilograms and distances into kilometres from a thousand', () => {
  expect(plain(formatWeight(249, 'es'))).toBe('249 g');
  expect(plain(formatWeight(1250, 'es'))).toBe('1,25 kg');
  expect(plain(formatWeight(1250, 'en'))).toBe('1.25 kg');
  expect(plain(formatDistance(850, 'en'))).toBe('850 m');
  expect(plain(formatDistance(5230, 'es'))).toBe('5,2 km');
});

test('what is nearly nothing has no sign', () => {
  expect(plain(formatDistance(-0.3, 'es'))).toBe('0 m');
  expect(plain(formatDistance(-0.6, 'es'))).toBe('-1 m');
  expect([-0.4, -0.6].map((celsius) => temperatureFigure(celsius, 'en').value)).toEqual(['0', '-1']);
});

test('money comes in minor units and knows currencies without any', () => {
  expect(plain(formatMoney(12_990, 'EUR', 'es'))).toBe('129,90 €');
  expect(plain(formatMoney(12_990, 'EUR', 'en'))).toBe('€129.90');
  expect(plain(formatMoney(1500, 'JPY', 'en'))).toBe('JP¥1,500');
});

test('relative times use the largest unit that fits', () => {
  const now = '2026-11-20T12:00:00Z';
  expect(plain(formatRelative('2026-11-20T09:00:00Z', 'es', now))).toBe('hace 3 h');
  expect(plain(formatRelative('2026-11-19T11:00:00Z', 'es', now))).toBe('ayer');
  expect(plain(formatRelative('2026-11-20T12:00:00Z', 'es', now))).toBe('ahora');
  expect(plain(formatRelative('2026-11-22T12:00:00Z', 'en', now))).toMatch(/^in 2 days$/);
  expect(plain(formatRelative('2026-09-10T12:00:00Z', 'es', now))).toBe('hace 2 meses');
});

test('a day is called by its place in the calendar, and nothing longer by a word', () => {
  const since = (at: string, language: 'es' | 'en' = 'es') =>
    plain(formatRelative(new Date(at), language, new Date('2026-11-20T12:00')));
  expect(since('2026-11-18T21:00')).toBe('anteayer');
  expect(since('2026-11-21T13:00')).toBe('mañana');
  expect(since('2026-11-22T11:00')).toBe('pasado mañana');
  expect(since('2026-11-14T09:00')).toBe('hace 6 días');
  expect(since('2026-11-07T13:00')).toBe('hace 1 semana');
  expect(since('2026-09-25T12:00', 'en')).toBe('1 month ago');
  expect(since('2024-12-01T12:00')).toBe('hace 1 año');
});

test('a date without a time is the same day in every time zone', () => {
  expect(plain(formatDate('2026-01-01', 'es'))).toBe('1 ene 2026');
  expect(plain(formatDate('2026-01-01', 'en'))).toBe('1 Jan 2026');
});

test('numbers follow the language', () => {
  expect(formatNumber(12_345.5, 'es')).toBe('12.345,5');
  expect(formatNumber(12_345.5, 'en')).toBe('12,345.5');
});

it('names countries in the language on screen, and leaves unknown codes alone', () => {
  expect(countryName('ES', 'es')).toBe('España');
  expect(countryName('ES', 'en')).toBe('Spain');
  expect(countryName('not a code', 'en')).toBe('not a code');
  expect(countryName(null, 'en')).toBe('');
});
