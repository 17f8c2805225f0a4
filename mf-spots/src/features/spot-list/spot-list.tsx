import { errorText } from '@estela/api';
import { useListSpotsQuery } from '@estela/api/spots';
import { limits } from '@estela/contracts/limits';
import { useFormat, useTranslation } from '@estela/i18n';
import { useSearchParams } from '@estela/runtime';
import { CardGrid, cx, ListState, Pagination } from '@estela/ui';
import { useRef } from 'react';
import { SpotCard } from './spot-card.tsx';
import styles from './spot-list.module.css';
import { SpotListEmpty } from './spot-list-empty.tsx';

/** Fills rows of one, two, three and four cards. */
const pageSize = 24;

/** The viewer's own spots, newest first; the page number is in the address. */
export function SpotList() {
  const { t } = useTranslation('spots');
  const format = useFormat();
  const { page, goTo } = usePage();
  const count = useRef<HTMLParagraphElement>(null);
  const { data, currentData, error, isFetching, refetch } = useListSpotsQuery({ page, limit: pageSize });
  // While another page is on its way the one before stays, dimmed; after a failure it would be untrue.
  const shown = currentData ?? (isFetching ? data : undefined);
  const isStale = isFetching && !currentData;

  return (
    <div className={styles.list}>
      <p ref={count} tabIndex={-1} className={styles.count} role="status">
        {shown && !isStale && t('list.count', { count: shown.total, formatted: format.number(shown.total) })}
      </p>
      <ListState
        items={shown?.items}
        loading={isFetching}
        error={!shown && error && errorText(error, t)}
        onRetry={refetch}
        empty={<SpotListEmpty pastEnd={page > 1 && (shown?.total ?? 0) > 0} onFirstPage={() => goTo(1)} />}
      >
        {(spots) => (
          <CardGrid className={cx(isStale && styles.stale)}>
            {spots.map((spot) => (
              <li key={spot._id}>
                <SpotCard spot={spot} onDeleted={() => count.current?.focus()} />
              </li>
            ))}
          </CardGrid>
        )}
      </ListState>
      {shown && <Pagination page={page} limit={pageSize} total={shown.total} onPage={goTo} />}
    </div>
  );
}

function usePage() {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('page'));
  const page = Number.isInteger(asked) && asked >= 1 && asked <= limits.page.max ? asked : 1;
  const goTo = (wanted: number) => setParams(wanted === 1 ? {} : { page: String(wanted) });
  return { page, goTo };
}
