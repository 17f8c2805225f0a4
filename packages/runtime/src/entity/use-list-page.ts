import { pageNumber, useQueryState } from '@estela/runtime/query-state';
import { pageSize } from '@estela/ui/paged-list';

const listParams = { page: pageNumber };

/** The page of a list that has no filters: what to ask for, and what its `EntityList` takes. */
export function useListPage() {
  const { query, change } = useQueryState(listParams);
  return {
    request: { page: query.page, limit: pageSize },
    paging: { page: query.page, onPage: (page: number) => change({ page }) },
  };
}
