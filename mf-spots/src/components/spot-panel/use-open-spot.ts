import { flag, text, useQueryState } from '@estela/runtime/query-state';

/** The spot whose card is open over a map, and whether the card shows all of it. */
export const openSpotParams = { spot: text(), sheet: flag };

/** In the address, so that Back first folds the card, then closes it. */
export function useOpenSpot() {
  const { query, change } = useQueryState(openSpotParams);
  const { spot } = query;
  return {
    id: spot || undefined,
    isWhole: query.sheet,
    // Opening a spot is a step that Back undoes; moving from one to the next is not.
    open: (id = '') => change({ spot: id, sheet: false }, { replace: Boolean(spot) || !id }),
    showWhole: (sheet: boolean) => change({ sheet }, { replace: !sheet }),
  };
}
