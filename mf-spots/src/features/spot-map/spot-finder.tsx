import { limits } from '@estela/contracts/limits';
import { type SpotFilter, spotFilters } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import type { LatLng } from '@estela/maps';
import { cx, FilterChips, SearchField } from '@estela/ui';
import type { Ref } from 'react';
import { PlacesToGo } from './places-to-go.tsx';
import styles from './spot-finder.module.css';
import { isSearchable } from './use-visible-spots.ts';

export interface SpotFinderProps {
  filter: SpotFilter | 'all';
  onFilter: (filter: SpotFilter | 'all') => void;
  q: string;
  onSearch: (q: string) => void;
  /** The map's position, to sort towns with the same name. */
  near: string | undefined;
  onPlace: (place: LatLng) => void;
  /** Whether a card covers the whole map on a narrow screen. */
  makesRoom: boolean;
  ref?: Ref<HTMLElement>;
}

/** With fewer letters too many towns match. */
const leastLetters = 3;

/** Search and filters of the map and its list, and towns to move to. */
export function SpotFinder(props: SpotFinderProps) {
  const { filter, onFilter, q, onSearch, near, onPlace, makesRoom, ref } = props;
  const { t } = useTranslation('spots');
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={cx(styles.finder, makesRoom && styles.away)}
      aria-label={t('map.find')}
    >
      <SearchField
        label={t('map.find')}
        placeholder={t('map.findHint')}
        value={q}
        maxLength={limits.search.max}
        onSearch={onSearch}
      />
      {q && !isSearchable({ filter, q }) && (
        <p role="status" className={styles.hint}>
          {t('map.shortWords')}
        </p>
      )}
      {q.length >= leastLetters && <PlacesToGo q={q} near={near} onChoose={onPlace} />}
      <FilterChips
        className={styles.filters ?? ''}
        label={t('map.show')}
        items={(['all', ...spotFilters] as const).map((id) => ({ id, label: t(`map.filter.${id}`) }))}
        value={filter}
        onChange={onFilter}
      />
    </section>
  );
}
