import { useTranslation } from '@estela/i18n';
import { Button, cx, FilterChips, Inline } from '@estela/ui';
import { List, Map as MapIcon, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { SpotFilters, type SpotFiltersProps } from './spot-filters.tsx';
import styles from './spot-tools.module.css';
import { useListView } from './use-list-view.ts';

/** The filters of the list and its map; on a phone folded behind a button that shows how many are set. */
export function SpotTools({ query, onChange }: SpotFiltersProps) {
  const { t } = useTranslation('spots');
  const { isWide, view, show } = useListView();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = [query.q, query.month, query.visibility !== 'all'].filter(Boolean).length;
  return (
    <div className={styles.tools}>
      {!isWide && (
        <Inline justify="between" className={styles.row}>
          <FilterChips
            label={t('list.view')}
            value={view}
            onChange={show}
            items={[
              { id: 'list', label: t('list.asList'), icon: <List aria-hidden="true" /> },
              { id: 'map', label: t('list.asMap'), icon: <MapIcon aria-hidden="true" /> },
            ]}
          />
          <Button
            className={styles.toggle ?? ''}
            icon={<Search aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t('list.narrow')}
            {count > 0 && (
              <>
                <span className={styles.count} aria-hidden="true">
                  {count}
                </span>{' '}
                <span className="e-visually-hidden">{t('list.narrowed', { count })}</span>
              </>
            )}
          </Button>
        </Inline>
      )}
      <div id={id} className={cx(styles.filters, isOpen && styles.open)}>
        <SpotFilters query={query} onChange={onChange} />
      </div>
    </div>
  );
}
