import { catalogueDifferences } from './catalogue-differences.ts';

test('equal catalogues have no differences', () => {
  expect(
    catalogueDifferences({ a: 'Hola {{name}}', b: { c: 'x' } }, { a: 'Hi {{name}}', b: { c: 'y' } }),
  ).toEqual([]);
});

test('a key that one language lacks is named', () => {
  expect(catalogueDifferences({ a: 'x', b: { c: 'x' } }, { a: 'x', d: 'x' })).toEqual([
    'en lacks b.c',
    'es lacks d',
  ]);
});

test('a lost placeholder or tag is named', () => {
  expect(catalogueDifferences({ a: 'Hasta {{max}}', b: '<0>x</0>' }, { a: 'Up to', b: 'x' })).toEqual([
    'a has other placeholders in en',
    'b has other placeholders in en',
  ]);
});

test('languages may need other plural forms of one key', () => {
  const es = { n_one: '{{count}} vuelo', n_many: '{{count}} de vuelos', n_other: '{{count}} vuelos' };
  expect(catalogueDifferences(es, { n_one: '{{count}} flight', n_other: '{{count}} flights' })).toEqual([]);
});

test('an empty text is a difference beside the others', () => {
  expect(catalogueDifferences({ a: '', b: 'x' }, { a: 'x' })).toEqual(['en lacks b', 'a is empty']);
});
