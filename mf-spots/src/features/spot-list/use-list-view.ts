import { oneOf, useQueryState } from '@estela/runtime/query-state';
import { openSpotParams } from '../../components/spot-panel/use-open-spot.ts';
import { useIsWide } from '../../components/use-is-wide.ts';

type ListView = 'list' | 'map';

/** Separate from the list's own parameters, which reset it to its first page. */
const viewParams = { view: oneOf(['map'], 'list'), ...openSpotParams };

/** Whether the list or its map is shown, if there is no space for both. */
export function useListView() {
  const { query, change } = useQueryState(viewParams);
  const isWide = useIsWide();
  return {
    isWide,
    view: query.view satisfies ListView,
    /** Whether only the map is shown. */
    isMap: !isWide && query.view === 'map',
    show: (view: ListView) => change({ view, spot: '', sheet: false }),
  };
}
