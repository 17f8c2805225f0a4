import { limits } from '@estela/contracts/limits';
import { flightFilters } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { FilterChips, SearchField, Tag, Toolbar } from '@estela/ui';
import { DisciplineChoice } from './discipline-choice.tsx';
import styles from './flight-filters.module.css';
import type { FlightListQuery } from './flight-list-params.ts';

interface FlightFiltersProps {
  query: FlightListQuery;
  onChange: (change: Partial<FlightListQuery>) => void;
}

export function FlightFilters({ query, onChange }: FlightFiltersProps) {
  const { t } = useTranslation('flights');
  return (
    <Toolbar label={t('list.filters')}>
      <FilterChips
        className={styles.chips}
        label={t('list.filters')}
        value={query.filter}
        onChange={(filter) => onChange({ filter })}
        items={flightFilters.map((id) => ({ id, label: t(`filter.${id}`) }))}
      />
      <div className={styles.narrow}>
        <SearchField
          className={styles.search}
          label={t('list.searchLabel')}
          placeholder={t('list.searchPlaceholder')}
          value={query.q}
          maxLength={limits.search.max}
          onSearch={(q) => onChange({ q })}
        />
        <DisciplineChoice value={query.discipline} onChange={(discipline) => onChange({ discipline })} />
        {query.tag && (
          <Tag className={styles.tag} name={query.tag} onRemove={() => onChange({ tag: '' })}>
            {t('list.tagFilter', { tag: query.tag })}
          </Tag>
        )}
      </div>
    </Toolbar>
  );
}
