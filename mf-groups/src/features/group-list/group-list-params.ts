import { limits } from '@estela/contracts/limits';
import { groupTabs } from '@estela/contracts/values';
import { oneOf, pageNumber, search, text } from '@estela/runtime/query-state';

/** Pages beyond the last possible one are ignored. */
function readPage(value: string | null): number {
  const page = pageNumber.read(value);
  return page <= limits.deepestPage ? page : 1;
}

/** The list's tab, search, tag and page in its address. */
export const groupListParams = {
  tab: oneOf(groupTabs, 'all'),
  q: search(limits.search.max),
  tag: text(limits.tag.max),
  page: { ...pageNumber, read: readPage },
};
