import { skipToken } from '@estela/api';
import { useCountFlightsQuery } from '@estela/api/flights';
import { useDroneChoicesQuery, useSpotChoicesQuery } from '@estela/api/flights/choices';
import type { Flight } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { disciplines, flightFilters } from '@estela/contracts/values';
import { useFormat, useTranslation } from '@estela/i18n';
import { FilterChips, SearchField, Tag, Toolbar } from '@estela/ui';
import { FilterSelect } from '@estela/ui/filter-select';
import type { FlightListQuery, WantedFlights } from '../../components/flight-list-params.ts';
import styles from './flight-filters.module.css';

interface FlightFiltersProps {
  query: FlightListQuery;
  wanted: WantedFlights;
  /** A flight of the list: it tells the names of drone and spot before all of them are here. */
  sample: Flight | undefined;
  onChange: (change: Partial<FlightListQuery>) => void;
}

export function FlightFilters({
  query,
  wanted: { filter, ...narrowed },
  sample,
  onChange,
}: FlightFiltersProps) {
  const { t } = useTranslation('flights');
  const { number } = useFormat();
  // While other counts are on their way the ones before stay: chips that change their width would jump.
  const { data, currentData, isFetching } = useCountFlightsQuery(narrowed);
  const counts = isFetching ? data : currentData;
  // After the flights, which are what one came for.
  const drones = useDroneChoicesQuery(sample ? undefined : skipToken).data;
  const spots = useSpotChoicesQuery(sample ? undefined : skipToken).data;
  return (
    <Toolbar label={t('list.filters')}>
      <FilterChips
        className={styles.chips}
        label={t('list.filters')}
        value={query.filter}
        onChange={(id) => onChange({ filter: id })}
        items={flightFilters.map((id) => ({
          id,
          label: t(`filter.${id}`),
          ...(counts && { count: number(counts[id]) }),
        }))}
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
          any={t('list.disciplineLabel')}
          values={disciplines}
          labelOf={(discipline) => t(`discipline.${discipline}`)}
          value={query.discipline}
          onChange={(discipline) => onChange({ discipline })}
        />
        <ThingSelect
          label={t('detail.drone')}
          things={drones}
          sample={sample?.drone}
          value={query.drone}
          onChange={(drone) => onChange({ drone })}
        />
        <ThingSelect
          label={t('detail.spot')}
          things={spots}
          sample={sample?.spot}
          value={query.spot}
          onChange={(spot) => onChange({ spot })}
        />
        {query.tag && (
          <Tag className={styles.tag} name={query.tag} onRemove={() => onChange({ tag: '' })}>
            {t('list.tagFilter', { tag: query.tag })}
          </Tag>
        )}
      </div>
    </Toolbar>
  );
}

interface Thing {
  _id: string;
  name: string;
}

interface ThingSelectProps {
  label: string;
  things: readonly Thing[] | undefined;
  sample: Thing | null | undefined;
  value: string;
  onChange: (id: string) => void;
}

/** Narrows to one of the own things. The chosen one is among them, even where it is not known by name. */
function ThingSelect({ label, things = [], sample, value, onChange }: ThingSelectProps) {
  const chosen = { _id: value, name: sample?._id === value ? sample.name : '…' };
  const known = !value || things.some(({ _id }) => _id === value) ? things : [chosen, ...things];
  const names = new Map(known.map(({ _id, name }) => [_id, name]));
  return (
    <FilterSelect
      label={label}
      any={label}
      values={[...names.keys()]}
      labelOf={(id) => names.get(id) ?? ''}
      value={value}
      onChange={onChange}
    />
  );
}
