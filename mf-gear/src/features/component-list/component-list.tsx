import { useListComponentsQuery } from '@estela/api/gear';
import type { Component } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { EntityList } from '@estela/kit/entity';
import { useFormPlace, useQueryState } from '@estela/runtime/query-state';
import { Button, EmptyState, SkeletonList } from '@estela/ui';
import { pageSize } from '@estela/ui/paged-list';
import { ComponentCard } from './component-card.tsx';
import { ComponentFilters } from './component-filters.tsx';
import { componentListParams, filtersOf } from './component-list-params.ts';

interface ComponentListProps {
  /** Address of a part's own page. */
  partLink: (id: string) => string;
}

export function ComponentList({ partLink }: ComponentListProps) {
  const { t } = useTranslation('gear');
  const { query, change, reset, isNarrowed } = useQueryState(componentListParams);
  const { editLink } = useFormPlace();
  const { type, sort, page } = query;
  const list = useListComponentsQuery({
    page,
    limit: pageSize,
    sort,
    ...(type !== 'all' && { type }),
    ...filtersOf(query),
  });
  const isFirst = !isNarrowed && list.currentData?.total === 0;
  return (
    <>
      {!isFirst && <ComponentFilters query={query} onChange={change} />}
      <EntityList
        query={list}
        page={page}
        onPage={(wanted) => change({ page: wanted })}
        texts="gear:components"
        illustration="bench"
        skeleton={<SkeletonList />}
        empty={
          isNarrowed && (
            <EmptyState
              illustration="radar"
              title={t('components.noMatchTitle')}
              text={t('components.noMatchText')}
              action={<Button onClick={() => reset()}>{t('components.noMatchAction')}</Button>}
            />
          )
        }
      >
        {(component: Component) => (
          <ComponentCard
            component={component}
            link={partLink(component._id)}
            editPath={editLink(component._id)}
          />
        )}
      </EntityList>
    </>
  );
}
