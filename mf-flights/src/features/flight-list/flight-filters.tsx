import { limits } from '@estela/contracts/limits';
import { flightFilters } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { FilterChips, SearchField, Tag, Toolbar } from '@estela/ui';
import { DisciplineChoice } from './discipline-choice.tsx';
import styles from './flight-filters.module.css';
import type { FlightSearch } from './flight-search.ts';

interface FlightFiltersProps {
  search: FlightSearch;
  onSearch: (change: Partial<FlightSearch>) => void;
}

export function FlightFilters({ search, onSearch }: FlightFiltersProps) {
  const { t } = useTranslation('flights');
  return (
    <Toolbar label={t('list.filters')}>
      <FilterChips
        className={styles.chips}
        label={t('list.filters')}
        value={search.filter}
        onChange={(filter) => onSearch({ filter })}
        items={flightFilters.map((id) => ({ id, label: t(`filter.${id}`) }))}
      />
      <div className={styles.narrow}>
        <SearchField
          className={styles.search}
          label={t('list.searchLabel')}
          placeholder={t('list.searchPlaceholder')}
          value={search.q}
          maxLength={limits.search.max}
          onSearch={(q) => onSearch({ q })}
        />
        <DisciplineChoice value={search.discipline} onChange={(discipline) => onSearch({ discipline })} />
        {search.tag && (
          <Tag className={styles.tag} name={search.tag} onRemove={() => onSearch({ tag: '' })}>
            {t('list.tagFilter', { tag: search.tag })}
          </Tag>
        )}
      </div>
    </Toolbar>
  );
}
