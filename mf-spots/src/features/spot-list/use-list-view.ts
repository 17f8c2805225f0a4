import { oneOf, useQueryState } from '@estela/runtime/query-state';
import { openSpotParams } from '../../components/spot-panel/use-open-spot.ts';
import { useIsWide } from '../../components/use-is-wide.ts';

type ListView = 'list' | 'map';

/** Apart from the list's own parameters, which send it back to its first page. */
const viewParams = { view: oneOf(['map'], 'list'), ...openSpotParams };

/** Whether the list or its map shows, where there is no room for both. */
export function useListView() {
  const { query, change } = useQueryState(viewParams);
  const isWide = useIsWide();
  return {
    isWide,
    view: query.view satisfies ListView,
    /** The map alone. */
    isMap: !isWide && query.view === 'map',
    show: (view: ListView) => change({ view, spot: '', sheet: false }),
  };
}
