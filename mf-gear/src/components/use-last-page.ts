import { useEffect } from 'react';

interface ListPlace<Page> {
  /** The answer, if there is one. */
  list: Page | undefined;
  /** From 1. */
  page: number;
  limit: number;
  onPage: (page: number) => void;
}

/** Leads from a page past the end of a list, as deleting leaves one, to the last page; until it comes there is no answer. */
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
