import { errorText } from '@estela/api';

/** An infinite query's answer, as far as a list shows it. */
export interface StreamQuery<Item> {
  currentData?: { pages: { items: Item[] }[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

type Translate = Parameters<typeof errorText>[1];

/** The props of `ListState` for a stream. */
export function streamState<Item>(query: StreamQuery<Item>, t: Translate) {
  const failure = query.error ? errorText(query.error, t) : undefined;
  return {
    items: query.currentData && once(query.currentData.pages.flatMap(({ items }) => items)),
    loading: query.isFetching,
    error: failure,
    onRetry: query.refetch,
    more: {
      hasMore: query.hasNextPage,
      loading: query.isFetchingNextPage,
      paused: query.isFetching,
      onMore: query.fetchNextPage,
      error: query.isFetchNextPageError ? failure : undefined,
    },
  };
}

/** What moved down between two pages, as a topic does that is pinned no more, stands in both. */
function once<Item>(items: Item[]): Item[] {
  const ids = new Set<unknown>();
  return items.filter((item) => {
    const id = typeof item === 'object' && item !== null && '_id' in item ? item._id : item;
    return !ids.has(id) && ids.add(id);
  });
}
