import { linkedItems } from './linked-items.ts';

const id = '0190a000-0000-7000-8000-000000000001';
const other = '0190a000-0000-7000-8000-000000000002';
const origin = 'https://estela.test';

test.each([
  [`${origin}/flights/${id}`, ['flight']],
  [`Mira /spots/${id} y /drones/${other}.`, ['spot', 'drone']],
  [`(${origin}/flights/${id}?t=3#comments)`, ['flight']],
  [`/flights/${id} y otra vez /flights/${id}`, ['flight']],
  [`https://otro.test/flights/${id}`, []],
  [`https://otro.test/?a=/flights/${id}x`, []],
  [`https://otro.test/a/flights/${id}`, []],
  [`/flights/${id}/edit`, []],
  ['/flights/12', []],
  [`javascript:/flights/${id}//`, []],
])('finds in %j the things of this site', (text, kinds) => {
  expect(linkedItems(text, origin).map(({ kind }) => kind)).toEqual(kinds);
});
