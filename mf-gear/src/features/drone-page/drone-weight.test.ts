import { openCategoryBand } from './open-category.ts';
import { weightBalance } from './weight-balance.ts';

const part = (weight: number | null) =>
  ({ _id: null, name: 'Motor', type: 'motor', brand: '', weight, quantity: 1 }) as const;

test.each([
  [249.9, 'under250'],
  [250, 'under900'],
  [899.9, 'under900'],
  [900, 'under4000'],
  [3_999, 'under4000'],
  [4_000, 'under25000'],
  [24_999, 'under25000'],
  [25_000, 'outside'],
])('%d grams are %s in the open category', (weight, band) => {
  expect(openCategoryBand(weight)).toBe(band);
});

test('the stated weight is compared with the parts that have one', () => {
  expect(weightBalance({ weight: 100, parts: [part(30.1), part(30.2), part(null)] })).toEqual({
    parts: 60.3,
    difference: 39.7,
    unknown: 1,
  });
  expect(weightBalance({ weight: 50, parts: [part(60)] })?.difference).toBe(-10);
  expect(weightBalance({ weight: 200, parts: [{ ...part(31), quantity: 4 }] })?.parts).toBe(124);
  expect(weightBalance({ weight: 50, parts: [part(null)] })).toBeUndefined();
  expect(weightBalance({ weight: 50 })).toBeUndefined();
});
