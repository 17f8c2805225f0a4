import { limits } from '@estela/contracts/limits';
import { groupTabs } from '@estela/contracts/values';
import { oneOf, pageNumber, search, text } from '@estela/runtime/query-state';

/** Pages beyond the last that can be asked for are none. */
function readPage(value: string | null): number {
  const page = pageNumber.read(value);
  return page <= limits.deepestPage ? page : 1;
}

/** Which groups the list shows, as its address says it. */
export const groupListParams = {
  tab: oneOf(groupTabs, 'all'),
  q: search(limits.search.max),
  tag: text(limits.tag.max),
  page: { ...pageNumber, read: readPage },
};
