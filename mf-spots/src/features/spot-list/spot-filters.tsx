import { limits } from '@estela/contracts/limits';
import { spotVisibilities } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { FilterChips, SearchField, Toolbar } from '@estela/ui';
import { FilterSelect } from '@estela/ui/filter-select';
import { useMonthName } from '../../components/use-month-name.ts';
import styles from './spot-filters.module.css';
import { monthValues, type SpotListQuery } from './spot-list-params.ts';

export interface SpotFiltersProps {
  query: SpotListQuery;
  onChange: (change: Partial<SpotListQuery>) => void;
}

/** Filters for the own spots in the list and on its map. */
export function SpotFilters({ query, onChange }: SpotFiltersProps) {
  const { t } = useTranslation('spots');
  const { t: common } = useTranslation('common');
  const monthName = useMonthName();
  return (
    <Toolbar label={t('list.filters')}>
      <SearchField
        className={styles.search}
        label={t('list.search')}
        placeholder={t('list.searchHint')}
        value={query.q}
        maxLength={limits.search.max}
        onSearch={(q) => onChange({ q })}
      />
      <FilterChips
        label={t('list.visibility')}
        value={query.visibility}
        onChange={(visibility) => onChange({ visibility })}
        items={[
          { id: 'all', label: t('list.anyVisibility') },
          ...spotVisibilities.map((id) => ({ id, label: common(`visibility.${id}`) })),
        ]}
      />
      <FilterSelect
        label={t('form.bestMonths')}
        any={t('list.anyMonth')}
        values={monthValues}
        labelOf={(month) => t('list.goodIn', { month: monthName(Number(month), 'long') })}
        value={query.month}
        onChange={(month) => onChange({ month })}
      />
    </Toolbar>
  );
}
