import { limits } from '@estela/contracts/limits';
import { flag, isNarrowed, oneOf, pageNumber, readQuery, search, text, writeQuery } from './query-params.ts';

const params = {
  tab: oneOf(['all', 'mine'], 'all'),
  q: search(5),
  tag: text(),
  new: flag,
  page: pageNumber,
};
const defaults = { tab: 'all', q: '', tag: '', new: false, page: 1 } as const;
const address = (query: string) => new URLSearchParams(query);

test('reads every parameter of the address', () => {
  expect(readQuery(params, address('tab=mine&q=dique&tag=mar&new=1&page=3'))).toEqual({
    tab: 'mine',
    q: 'dique',
    tag: 'mar',
    new: true,
    page: 3,
  });
});

test.each(['', 'tab=yours&page=-2', 'page=1.5', `page=${limits.page.max + 1}`])(
  'takes what makes no sense in "%s" for absent',
  (query) => expect(readQuery(params, address(query))).toEqual(defaults),
);

test('cuts a text that is too long', () => {
  expect(readQuery(params, address('q=embalse')).q).toBe('embal');
});

test.each(['new', 'new=', 'new=1'])('reads the flag in "%s"', (query) => {
  expect(readQuery(params, address(query)).new).toBe(true);
});

test('leaves defaults out of the address and the parameters of others in it', () => {
  expect(writeQuery(params, address('tab=mine&utm=x&new'), { tab: 'all', new: false }).toString()).toBe(
    'utm=x',
  );
});

test('a text that equals the default of another parameter stays', () => {
  expect(writeQuery(params, address(''), { q: 'all', tag: '1' }).toString()).toBe('q=all&tag=1');
});

test('any other change returns to the first page', () => {
  expect(writeQuery(params, address('page=4&q=dique'), { tab: 'mine' }).toString()).toBe('q=dique&tab=mine');
  expect(writeQuery(params, address('tab=mine'), { page: 2 }).toString()).toBe('tab=mine&page=2');
});

test('a form beside a list leaves its page alone', () => {
  expect(writeQuery({ new: flag }, address('page=4'), { new: true }).toString()).toBe('page=4&new=1');
});

test('a list on another page is not narrowed, one with a tag is', () => {
  expect(isNarrowed(params, { ...defaults, page: 7 })).toBe(false);
  expect(isNarrowed(params, { ...defaults, tag: 'mar' })).toBe(true);
});
