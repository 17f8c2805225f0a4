import { streamState } from './stream-state.ts';

const query = {
  ...{ isFetching: false, isFetchingNextPage: false, isFetchNextPageError: false, hasNextPage: false },
  fetchNextPage: () => undefined,
  refetch: () => undefined,
};
const words = ((key: string) => key) as never;

test('what moved down between two pages stands once, where it was', () => {
  const pages = [{ items: [{ _id: 'a' }, { _id: 'b' }] }, { items: [{ _id: 'a' }, { _id: 'c' }] }];
  const { items } = streamState({ ...query, currentData: { pages } }, words);
  expect(items?.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
});

test('things without an id of their own all stand', () => {
  const pages = [{ items: [{ user: 'a' }] }, { items: [{ user: 'a' }] }];
  expect(streamState({ ...query, currentData: { pages } }, words).items).toHaveLength(2);
  expect(streamState(query, words).items).toBeUndefined();
});
