import { useListSpotsQuery } from '@estela/api/spots';
import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { EntityList } from '@estela/kit/entity';
import { lazyPage } from '@estela/runtime';
import { useQueryState } from '@estela/runtime/query-state';
import { Button, cx, EmptyState, SkeletonList } from '@estela/ui';
import { pageSize } from '@estela/ui/paged-list';
import { type ReactNode, useRef, useState } from 'react';
import { useOpenSpot } from '../../components/spot-panel/use-open-spot.ts';
import { SpotItem } from './spot-item.tsx';
import styles from './spot-list.module.css';
import { filtersOf, spotListParams } from './spot-list-params.ts';
import { SpotTools } from './spot-tools.tsx';
import { useListView } from './use-list-view.ts';
import { useMapSpots } from './use-map-spots.ts';

const SpotListMap = lazyPage(
  async () => (await import(/* webpackChunkName: "spot-list-map" */ './spot-list-map.tsx')).SpotListMap,
  null,
);

/** The viewer's own spots as cards and on a map, side by side if there is space. */
export function SpotList({ details }: { details: (id: string) => ReactNode }) {
  const { t } = useTranslation('spots');
  const { query, change, reset, isNarrowed } = useQueryState(spotListParams);
  const opened = useOpenSpot();
  const { isWide, isMap } = useListView();
  const cards = useRef<HTMLDivElement>(null);
  const [markedId, mark] = useState<string>();
  // Separate from the map's selection, which would move the map, and the pin away from under the pointer.
  const [pointedId, point] = useState<string>();
  const { page } = query;
  const list = useListSpotsQuery({ page, limit: pageSize, ...filtersOf(query) });
  const shown = list.currentData ?? (list.isFetching ? list.data : undefined);
  const hasAny = isNarrowed || list.data?.total !== 0;
  // Beside an empty list an empty map is useless.
  const hasMap = (isWide || isMap) && (shown ? shown.items.length > 0 : list.isFetching);
  const onMap = useMapSpots(query, shown, hasMap);

  /** Moves to its card beside the map, or for a spot on another page opens one over the map. */
  function choose(id: string | undefined) {
    const card = !isMap && id && cards.current?.querySelector<HTMLElement>(`[data-spot="${id}"] a`);
    if (!card) return opened.open(id);
    opened.open();
    card.focus();
  }

  return (
    <>
      {hasAny && <SpotTools query={query} onChange={change} />}
      <div className={cx((hasMap || (!shown && list.isFetching)) && styles.both, isMap && styles.mapOnly)}>
        <div ref={cards}>
          <EntityList
            query={list}
            page={page}
            onPage={(wanted) => change({ page: wanted })}
            texts="spots:list"
            illustration="pin"
            skeleton={!isMap && <SkeletonList />}
            itemClass={() => (isMap ? styles.hidden : undefined)}
            empty={
              isNarrowed && (
                <EmptyState
                  illustration="radar"
                  title={t('list.noMatchTitle')}
                  text={t('list.noMatchText')}
                  action={<Button onClick={() => reset()}>{t('list.noMatchAction')}</Button>}
                />
              )
            }
          >
            {(spot: Spot) => (
              <SpotItem spot={spot} marked={isWide && spot._id === (pointedId ?? markedId)} onMark={mark} />
            )}
          </EntityList>
        </div>
        {hasMap && (
          <div className={styles.map}>
            <SpotListMap
              {...onMap}
              opened={opened}
              markedId={isMap ? undefined : markedId}
              onSelect={choose}
              onPoint={point}
              details={details}
            />
          </div>
        )}
      </div>
    </>
  );
}
