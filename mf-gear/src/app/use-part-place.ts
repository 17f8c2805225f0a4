import { formParams, text, useQueryState } from '@estela/runtime/query-state';

const partParams = { ...formParams, part: text() };

/** `part=<id>` shows a part in place of its list. The list's own parameters stay in the address. */
export function usePartPlace() {
  const { query, href } = useQueryState(partParams);
  return {
    part: query.part,
    partLink: (id: string) => href({ part: id, new: false, edit: '' }),
    listLink: href({ part: '', new: false, edit: '' }),
  };
}
