import { parseNumber } from './parse-number.ts';

test.each([
  ['1.234,56', 1234.56, 1234.56],
  ['1,234.56', 1234.56, 1234.56],
  ['1.234.567', 1_234_567, 1_234_567],
  ['1.234', 1234, 1.234],
  ['1,234', 1.234, 1234],
  ['12.50', 12.5, 12.5],
  ['12,5', 12.5, 12.5],
  ['22.2', 22.2, 22.2],
  ['0,500', 0.5, 0.5],
  ['1 234,5', 1234.5, 1234.5],
  ['1’234.50', 1234.5, 1234.5],
  ['5,', 5, 5],
  [',5', 0.5, 0.5],
  ['-5', -5, -5],
  ['−1,5', -1.5, -1.5],
  ['1,23,456', '1,23,456', '1,23,456'],
  ['1.2.3', '1.2.3', '1.2.3'],
  ['-', '-', '-'],
  ['1e3', '1e3', '1e3'],
  ['doce', 'doce', 'doce'],
])('%s is read as %s in Spanish and as %s in English', (text, es, en) => {
  expect([parseNumber(text, 'es'), parseNumber(text, 'en')]).toEqual([es, en]);
});

test.each([
  ['1.500', 1500],
  ['1,500', 1500],
  ['12.000', 12_000],
  ['1,5', 1.5],
  ['0.500', 0.5],
])('where there are no decimals %s is %d, whatever the language', (text, read) => {
  expect([parseNumber(text, 'es', { integer: true }), parseNumber(text, 'en', { integer: true })]).toEqual([
    read,
    read,
  ]);
});

test.each([
  ['12,5€', 12.5],
  ['12,5 €', 12.5],
  ['€ 12.50', 12.5],
  ['12,5 eur', 12.5],
  ['1.234,5€', 1234.5],
  ['12,5$', '12,5$'],
  ['€', '€'],
  ['12€5', '12€5'],
])('%s is read as %s where amounts are in euros', (text, read) => {
  expect(parseNumber(text, 'es', { units: ['EUR', '€'] })).toBe(read);
});

test('a mark begins decimals where as thousands it would be more than there may be', () => {
  expect(parseNumber('3.705', 'es', { max: 5 })).toBe(3.705);
  expect(parseNumber('1.500', 'es', { max: 100_000 })).toBe(1500);
});
