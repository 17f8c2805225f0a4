import fc from 'fast-check';
import { readList, writeList } from './cell-list.ts';

test('a cell with several words is read as commas part it', () => {
  expect(readList('bando, mar ,,  invierno')).toEqual(['bando', 'mar', 'invierno']);
  expect(readList('uno\\, dos, c:\\\\, \\')).toEqual(['uno, dos', 'c:\\', '\\']);
  expect(readList(' , ')).toEqual([]);
});

test('every list of words comes back from its cell', () => {
  const word = fc
    .string()
    .map((text) => text.trim())
    .filter((text) => text !== '');
  fc.assert(fc.property(fc.array(word), (words) => expect(readList(writeList(words))).toEqual(words)));
});
