import { linkedItems, piecesOf, wordsBeside } from './linked-items.ts';

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

test('takes lines that are nothing but such a link out of the words', () => {
  const words = `Así fue:\n${origin}/flights/${id}\n\nMira /spots/${id}\nhttps://otro.test/flights/${id}`;
  expect(wordsBeside(words, origin)).toBe(`Así fue:\n\nMira /spots/${id}\nhttps://otro.test/flights/${id}`);
  expect(wordsBeside(`/drones/${id}`, origin)).toBe('');
});

test('finds the links within words, with query and anchor, and leaves all else as it was typed', () => {
  const elsewhere = `https://otro.test/?a=/flights/${id}`;
  const text = `(Mira ${origin}/flights/${id}?t=3#comments), /spots/${other}. ${elsewhere}`;
  const pieces = piecesOf(text, origin);
  expect(pieces).toEqual([
    '(Mira ',
    { kind: 'flight', id, at: 6, raw: `${origin}/flights/${id}?t=3#comments`, tail: '?t=3#comments' },
    '), ',
    { kind: 'spot', id: other, at: text.indexOf('/spots'), raw: `/spots/${other}`, tail: '' },
    '. ',
    { at: text.indexOf('https://otro'), raw: elsewhere, href: elsewhere },
  ]);
});
