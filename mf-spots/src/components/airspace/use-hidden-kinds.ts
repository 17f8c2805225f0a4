import { type ZoneKind, zoneKinds } from '@estela/contracts/values';
import { type QueryParam, useQueryState } from '@estela/runtime/query-state';

const kinds: QueryParam<ZoneKind[]> = {
  read: (value) => {
    const named = (value ?? '').split(',');
    return zoneKinds.filter((kind) => named.includes(kind));
  },
  write: (hidden) => hidden.join() || null,
  replaces: true,
};

/** The kinds of zone hidden on the map, in the address like the rest of the map. */
export function useHiddenKinds() {
  const { query, change } = useQueryState({ hide: kinds });
  return { hidden: query.hide, setHidden: (hide: ZoneKind[]) => change({ hide }) };
}
