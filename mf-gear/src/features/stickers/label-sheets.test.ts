import { labelSheets, sheetsOf } from './label-sheets.ts';

test.each(labelSheets)(
  'the labels of $id lie within A4',
  ({ columns, rows, width, height, top, left, gap }) => {
    expect(left + columns * width + (columns - 1) * gap).toBeLessThanOrEqual(210.01);
    expect(top + rows * height).toBeLessThanOrEqual(297);
  },
);

test('stickers begin after the labels that are used up, and continue on the next sheet', () => {
  const [sheet] = labelSheets;
  const stickers = Array.from({ length: 20 }, (_, index) => index);
  const [first = [], second = []] = sheet ? sheetsOf(stickers, sheet, 3) : [];
  expect(first.slice(0, 5)).toEqual([null, null, null, 0, 1]);
  expect([first.length, second]).toEqual([21, [18, 19]]);
});
