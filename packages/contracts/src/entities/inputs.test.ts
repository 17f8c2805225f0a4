import { z } from 'zod';
import type { Call } from '../call.ts';
import { calls } from '../calls.ts';
import { limits } from '../limits.ts';
import { currenciesInUse, languages } from '../values.ts';
import { equipmentItemInput, equipmentItemPatch } from './equipment-item.ts';
import { flightPatch } from './flight.ts';
import { postPatch } from './post.ts';
import { spotInput, spotPatch } from './spot.ts';

const wrongFields = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];

const table: Call[] = Object.values(calls);
const patches = table.flatMap(({ id, method, body }) =>
  method === 'PATCH' && body ? [[id, body as z.ZodObject] as const] : [],
);

test.each(patches)('%s fills in no field that was not sent', (_id, body) => {
  const { success, data } = body.safeParse({});
  expect(success ? data : {}).toEqual({});
  for (const [name, field] of Object.entries(body.shape) as [string, z.ZodType][]) {
    const value = [true, 'public', 'https://example.com', 'a@b.es', [], {}, 1].find(
      (sample) => field.safeParse(sample).success,
    );
    const one = body.safeParse({ [name]: value });
    expect([name, Object.keys(one.data ?? { [name]: value })]).toEqual([name, [name]]);
    if (value instanceof Object) expect([name, one.data?.[name]]).toEqual([name, value]);
  }
});

test('part of a nested value changes that part only', () => {
  expect(spotPatch.parse({ location: { lat: '40.5' } })).toEqual({
    location: { lat: 40.5 },
  });
  expect(flightPatch.parse({ weather: { condition: 'Sunny' } })).toEqual({
    weather: { condition: 'clear' },
  });
  expect(flightPatch.parse({ weather: null, spot: '' })).toEqual({
    weather: null,
    spot: null,
  });
});

test('a spot lies on the earth', () => {
  const at = (lat: unknown, lng: unknown) =>
    wrongFields(spotInput, { name: 'Collado', location: { lat, lng } });
  expect([at(90, -180), at('40.1', '-3.7')]).toEqual([[], []]);
  expect(at(90.1, 0)).toEqual(['location.lat']);
  expect(at(0, -180.1)).toEqual(['location.lng']);
  expect(at('', null)).toEqual(['location.lat', 'location.lng']);
});

test('a title has 1 to 120 characters, spaces around it do not count', () => {
  const titled = (name: string) => wrongFields(spotInput, { name, location: { lat: 0, lng: 0 } });
  expect([titled('x'), titled(` ${'x'.repeat(limits.title.max)} `)]).toEqual([[], []]);
  expect([titled(' '), titled('x'.repeat(limits.title.max + 1))]).toEqual([['name'], ['name']]);
});

describe('the price of a piece of equipment', () => {
  test('is a whole number of minor units', () => {
    const priced = (price: unknown) => wrongFields(equipmentItemPatch, { price });
    for (const price of [0, '1999', limits.price.max, null, '']) expect(priced(price)).toEqual([]);
    for (const price of [-1, 19.99, '19.99', limits.price.max + 1, 'x'])
      expect(priced(price)).toEqual(['price']);
  });

  test('is in a currency of the world, in small or capital letters', () => {
    expect(equipmentItemPatch.parse({ currency: 'eur' })).toEqual({
      currency: 'EUR',
    });
    for (const currency of ['EURO', 'ZZZ', '€', 3])
      expect(wrongFields(equipmentItemPatch, { currency })).not.toEqual([]);
  });
});

test('every currency in use is one that we take, and has a name in each language', () => {
  for (const code of currenciesInUse) expect(wrongFields(equipmentItemPatch, { currency: code })).toEqual([]);
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'currency', fallback: 'none' });
    expect(currenciesInUse.filter((code) => !names.of(code))).toEqual([]);
  }
  expect(new Set(currenciesInUse).size).toBe(currenciesInUse.length);
});

test('a warranty is in words or in months', () => {
  const item = { name: 'Gafas', type: 'goggles', condition: 'new' };
  expect(equipmentItemPatch.parse({ warranty: null })).toEqual({
    warranty: '',
  });
  for (const warranty of [24, 'Dos años'])
    expect(equipmentItemPatch.parse({ warranty })).toEqual({ warranty });
  for (const warranty of [-1, 1.5, 601])
    expect(wrongFields(equipmentItemInput, { ...item, warranty })).toContain('warranty');
});

test('the document says of pictures that a change leaves out whether they stay', () => {
  const document = (patch: z.ZodType) => JSON.stringify(z.toJSONSchema(patch, { io: 'input' }));
  expect(document(postPatch)).toContain('those left out are deleted');
  expect(document(spotPatch)).toContain('those left out stay');
});
