import { streamOptions } from './stream-options.ts';
import { listTags, tagOf } from './tag-types.ts';

it('tags a list by itself and by each item, so that a change of either reaches it', () => {
  expect(listTags('Flight', [{ _id: 'f-1' }])).toEqual([
    { type: 'Flight', id: 'LIST' },
    { type: 'Flight', id: 'f-1' },
  ]);
  expect(listTags('Flight')).toEqual([tagOf('Flight', 'LIST')]);
});

it('walks a stream by the cursor of its last page, until there is none', () => {
  const { initialPageParam, getNextPageParam } = streamOptions.infiniteQueryOptions;
  expect(initialPageParam).toBeNull();
  expect(getNextPageParam({ nextCursor: 'c-2' })).toBe('c-2');
  expect(getNextPageParam({ nextCursor: null })).toBeNull();
});
