import { useListDronesQuery } from '@estela/api/gear';
import { limits } from '@estela/contracts/limits';
import { droneSorts, droneTypes } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { EntityList } from '@estela/kit/entity';
import { oneOf, pageNumber, search, useQueryState } from '@estela/runtime/query-state';
import { Button, EmptyState, Inline, SearchField, SkeletonList, Toolbar } from '@estela/ui';
import { FilterSelect } from '@estela/ui/filter-select';
import { pageSize } from '@estela/ui/paged-list';
import { DroneCard } from './drone-card.tsx';

const listParams = {
  q: search(limits.search.max),
  type: oneOf(droneTypes, ''),
  sort: oneOf(droneSorts, 'newest'),
  page: pageNumber,
};

export function DroneList() {
  const { t } = useTranslation('gear');
  const { query, change, reset } = useQueryState(listParams);
  const { q, type, sort, page } = query;
  const list = useListDronesQuery({ page, limit: pageSize, sort, ...(q && { q }), ...(type && { type }) });
  const isNarrowed = q !== '' || type !== '';
  return (
    <>
      {(isNarrowed || list.data?.total !== 0) && (
        <Toolbar label={t('drones.filters')}>
          <SearchField
            label={t('drones.searchLabel')}
            placeholder={t('drones.searchPlaceholder')}
            value={q}
            maxLength={limits.search.max}
            onSearch={(wanted) => change({ q: wanted })}
          />
          <Inline>
            <FilterSelect
              label={t('form.type')}
              any={t('drones.anyType')}
              values={droneTypes}
              labelOf={(value) => t(`droneType.${value}`)}
              value={type}
              onChange={(value) => change({ type: value })}
            />
            <FilterSelect
              label={t('drones.sort')}
              values={droneSorts}
              labelOf={(value) => t(`droneSort.${value}`)}
              value={sort}
              onChange={(value) => change({ sort: value || 'newest' })}
            />
          </Inline>
        </Toolbar>
      )}
      <EntityList
        query={list}
        page={page}
        onPage={(wanted) => change({ page: wanted })}
        texts="gear:drones"
        illustration="bench"
        skeleton={<SkeletonList ratio="4/3" />}
        empty={
          isNarrowed && (
            <EmptyState
              illustration="radar"
              title={t('drones.noMatch')}
              action={<Button onClick={() => reset()}>{t('drones.showAll')}</Button>}
            />
          )
        }
      >
        {(drone) => <DroneCard drone={drone} />}
      </EntityList>
    </>
  );
}
