import { type GroupTab, groupTabs } from '@estela/contracts/values';
import { useSearchParams } from '@estela/runtime';
import { readPage } from '@estela/runtime/page-param';

export interface ListQuery {
  tab: GroupTab;
  q: string;
  tag: string;
  page: number;
}

/** Which groups the address asks for; anything it does not say, or says wrongly, is the default. */
function readListQuery(search: URLSearchParams): ListQuery {
  const tab = groupTabs.find((known) => known === search.get('tab')) ?? 'all';
  return {
    tab,
    q: search.get('q') ?? '',
    tag: search.get('tag') ?? '',
    page: readPage(search),
  };
}

/** The list's place in the address, and how to move it. A new question starts at its first page. */
export function useListQuery() {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Partial<ListQuery>) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries({ page: 1, ...changes })) {
        if (value === '' || value === 1 || value === 'all') next.delete(name);
        else next.set(name, String(value));
      }
      return next;
    });
  return { query: readListQuery(search), change };
}
