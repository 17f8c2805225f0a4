import { limits } from '@estela/contracts/limits';
import { groupTabs } from '@estela/contracts/values';
import { oneOf, pageNumber, search, text } from '@estela/runtime/query-state';

/** Which groups the list shows, as its address says it. */
export const groupListParams = {
  tab: oneOf(groupTabs, 'all'),
  q: search(limits.search.max),
  tag: text(limits.tag.max),
  page: pageNumber,
};
