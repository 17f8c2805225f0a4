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

/** Which kinds of zone the map leaves out; the address says it, as it does of the rest of the map. */
export function useHiddenKinds() {
  const { query, change } = useQueryState({ hide: kinds });
  return { hidden: query.hide, setHidden: (hide: ZoneKind[]) => change({ hide }) };
}
