import { isNarrowed, readFlightSearch, wholeList, writeFlightSearch } from './flight-search.ts';

const params = (text: string) => new URLSearchParams(text);

test('reads the filter, the words, the tag, the discipline and the page from the address', () => {
  expect(readFlightSearch(params('filter=week&q=dique&tag=mar&discipline=racing&page=3'))).toEqual({
    filter: 'week',
    q: 'dique',
    tag: 'mar',
    discipline: 'racing',
    page: 3,
  });
});

test('takes an address that makes no sense for the whole list', () => {
  expect(readFlightSearch(params('filter=yesterday&discipline=ballet&page=-2'))).toEqual(wholeList);
  expect(readFlightSearch(params('page=1.5'))).toEqual(wholeList);
});

test('starts at the first page when anything else changes', () => {
  expect(writeFlightSearch(params('page=4&q=dique'), { filter: 'video' }).toString()).toBe(
    'q=dique&filter=video',
  );
});

test('keeps the rest of the search when the page changes', () => {
  expect(writeFlightSearch(params('filter=video'), { page: 2 }).toString()).toBe('filter=video&page=2');
});

test('leaves nothing in the address for the whole list, and foreign parameters alone', () => {
  expect(writeFlightSearch(params('filter=week&utm=x'), { filter: 'all' }).toString()).toBe('utm=x');
});

test('knows a narrowed list from the whole one', () => {
  expect(isNarrowed({ ...wholeList, page: 7 })).toBe(false);
  expect(isNarrowed({ ...wholeList, tag: 'mar' })).toBe(true);
});
