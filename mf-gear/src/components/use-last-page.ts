import { useEffect } from 'react';

interface ListPlace<Page> {
  /** The response, if there is one. */
  list: Page | undefined;
  /** Counted from 1. */
  page: number;
  limit: number;
  onPage: (page: number) => void;
}

/** Redirects from a page past the end of a list, emptied by a deletion, to the last page; no response until that loads. */
export function useLastPage<Page extends { items: readonly unknown[]; total: number }>({
  list,
  page,
  limit,
  onPage,
}: ListPlace<Page>): Page | undefined {
  const isPast = list !== undefined && list.items.length === 0 && list.total > 0;
  const last = isPast ? Math.ceil(list.total / limit) : page;
  useEffect(() => {
    if (page > last) onPage(last);
  }, [page, last, onPage]);
  return isPast ? undefined : list;
}
