import { limits } from '@estela/contracts/limits';
import { disciplines, flightFilters } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { FilterChips, SearchField, Tag, Toolbar } from '@estela/ui';
import { FilterSelect } from '@estela/ui/filter-select';
import styles from './flight-filters.module.css';
import type { FlightListQuery } from './flight-list-params.ts';

interface FlightFiltersProps {
  query: FlightListQuery;
  /** Of the drone that the list is narrowed to, as far as its flights tell. */
  droneName: string | undefined;
  onChange: (change: Partial<FlightListQuery>) => void;
}

export function FlightFilters({ query, droneName, onChange }: FlightFiltersProps) {
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
        <FilterSelect
          label={t('list.disciplineLabel')}
          any={t('list.anyDiscipline')}
          values={disciplines}
          labelOf={(discipline) => t(`discipline.${discipline}`)}
          value={query.discipline}
          onChange={(discipline) => onChange({ discipline })}
        />
        {query.drone && (
          <Tag
            className={styles.tag}
            name={droneName ?? t('detail.drone')}
            onRemove={() => onChange({ drone: '' })}
          >
            {t('list.droneFilter', { name: droneName ?? '…' })}
          </Tag>
        )}
        {query.tag && (
          <Tag className={styles.tag} name={query.tag} onRemove={() => onChange({ tag: '' })}>
            {t('list.tagFilter', { tag: query.tag })}
          </Tag>
        )}
      </div>
    </Toolbar>
  );
}
