import { readAmount, readChoice, readDay, readFlag, readNumber } from './cell-values.ts';

test.each([
  ['31.8', false, 31.8],
  ['31,8', false, 31.8],
  ['1,250', false, 1250],
  ['1.250', false, 1.25],
  ['1.250', true, 1250],
  ['31.8', true, 31.8],
  ['1.234,56', false, 1234.56],
  ['1,234.56', true, 1234.56],
  ['1.234.567', false, 1_234_567],
  ['1e-7', false, 1e-7],
  ['32 g', false, 32],
  ['1300mAh', false, 1300],
  ['-5', false, -5],
  ['mucho', false, 'mucho'],
  ['1,2,3', false, '1,2,3'],
  ['', false, ''],
])('the number %s (decimal comma: %s) is %s', (cell, decimalComma, value) => {
  expect(readNumber(cell, decimalComma)).toBe(value);
});

test.each([
  ['1.234,56', 2, 123_456],
  ['1,234.56', 2, 123_456],
  ['1.234', 2, 123_400],
  ['1,234', 2, 123_400],
  ['1.234', 3, 1_234],
  ['0.10', 2, 10],
  ['629 €', 2, 62_900],
  ['$19.99', 2, 1_999],
  ['500', 0, 500],
  ['1.005', 0, 1_005],
  ['19.999', 2, 1_999_900],
  ['0.999', 2, '0.999'],
  ['12.3456', 2, '12.3456'],
  ['gratis', 2, 'gratis'],
])('the price %s in a currency of %s decimals is %s minor units', (cell, digits, value) => {
  expect(readAmount(cell, false, digits)).toBe(value);
});

test.each([
  ['2026-01-31', false, '2026-01-31'],
  ['2026-01-31T10:00:00Z', false, '2026-01-31'],
  ['31/1/2026', false, '2026-01-31'],
  ['31.01.26', false, '2026-01-31'],
  ['10/25/2026', false, '2026-10-25'],
  ['02/03/2026', false, '2026-03-02'],
  ['02/03/2026', true, '2026-02-03'],
  ['25/12/2026', true, '2026-12-25'],
  ['ayer', false, 'ayer'],
])('the day %s (month first: %s) is %s', (cell, monthFirst, value) => {
  expect(readDay(cell, monthFirst)).toBe(value);
});

test('a flag and a word of a list are understood in either language, in any case', () => {
  expect(['Sí', 'x', 'TRUE', 'no', '0', 'quizá'].map(readFlag)).toEqual([
    true,
    true,
    true,
    false,
    false,
    'quizá',
  ]);
  const names = { props: ['hélice', 'hélices'], flightController: ['FC'] };
  expect(
    ['HELICES', 'props', 'Flight controller', 'fc', 'ala'].map((word) => readChoice(word, names)),
  ).toEqual(['props', 'props', 'flightController', 'flightController', 'ala']);
});
