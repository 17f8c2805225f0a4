import { useCountComponentsQuery } from '@estela/api/gear';
import { limits } from '@estela/contracts/limits';
import { componentSorts, componentTypes } from '@estela/contracts/values';
import { useFormat, useTranslation } from '@estela/i18n';
import { FilterChips, SearchField, Toolbar } from '@estela/ui';
import { FilterSelect } from '@estela/ui/filter-select';
import { PartIcon } from '../../components/part/part-icon.tsx';
import styles from './component-filters.module.css';
import { type ComponentListQuery, componentShows, filtersOf } from './component-list-params.ts';

interface ComponentFiltersProps {
  query: ComponentListQuery;
  onChange: (change: Partial<ComponentListQuery>) => void;
}

export function ComponentFilters({ query, onChange }: ComponentFiltersProps) {
  const { t } = useTranslation('gear');
  const { number } = useFormat();
  // While counts are loading the previous ones stay: chips that change their width would jump.
  const { data, currentData, isFetching } = useCountComponentsQuery(filtersOf(query));
  const counts = isFetching ? data : currentData;
  const byType = new Map(counts?.byType.map(({ type, count }) => [type, count]));
  return (
    <Toolbar label={t('components.filters')}>
      <FilterChips
        className={styles.types}
        label={t('components.types')}
        value={query.type}
        onChange={(type) => onChange({ type })}
        items={[
          { id: 'all', label: t('components.allTypes'), count: counts && number(counts.total) },
          ...componentTypes.map((id) => ({
            id,
            label: t(`componentTypes.${id}`),
            icon: <PartIcon type={id} />,
            count: counts && number(byType.get(id) ?? 0),
          })),
        ]}
      />
      <div className={styles.narrow}>
        <SearchField
          className={styles.search}
          label={t('components.searchLabel')}
          placeholder={t('components.searchPlaceholder')}
          value={query.q}
          maxLength={limits.search.max}
          onSearch={(q) => onChange({ q })}
        />
        <FilterChips
          label={t('components.shows')}
          value={query.show}
          onChange={(show) => onChange({ show })}
          items={(['any', ...componentShows] as const).map((id) => ({
            id,
            label: t(`components.show.${id}`),
          }))}
        />
        <FilterSelect
          label={t('components.sort')}
          values={componentSorts}
          labelOf={(sort) => t(`componentSort.${sort}`)}
          value={query.sort}
          onChange={(sort) => onChange({ sort: sort || 'newest' })}
        />
      </div>
    </Toolbar>
  );
}
