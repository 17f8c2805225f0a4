import { errorText, useListDronesQuery } from '@estela/api';
import { useFormat, useTranslation } from '@estela/i18n';
import { useSearchParams } from '@estela/runtime';
import { CardGrid, cx, ListState, Pagination } from '@estela/ui';
import { DroneCard } from './drone-card.tsx';
import styles from './drone-list.module.css';
import { DroneListEmpty } from './drone-list-empty.tsx';
import { readPage, writePage } from './page-param.ts';

/** Fills rows of one, two, three and four cards. */
const pageSize = 24;

export function DroneList() {
  const { t } = useTranslation('gear');
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const page = readPage(params);
  const { data, currentData, error, isFetching, refetch } = useListDronesQuery({ page, limit: pageSize });
  // While another page is on its way the one before stays, dimmed; after a failure it would be untrue.
  const shown = currentData ?? (isFetching ? data : undefined);
  const isStale = isFetching && !currentData;
  const goTo = (wanted: number) => setParams(writePage(params, wanted));

  return (
    <div className={styles.list}>
      <p className={styles.count} role="status">
        {shown &&
          !isStale &&
          t('drones.count', { count: shown.total, formatted: format.number(shown.total) })}
      </p>
      <ListState
        items={shown?.items}
        loading={isFetching}
        error={!shown && error && errorText(error, t)}
        onRetry={refetch}
        empty={<DroneListEmpty pastEnd={page > 1 && (shown?.total ?? 0) > 0} onFirstPage={() => goTo(1)} />}
      >
        {(drones) => (
          <CardGrid className={cx(isStale && styles.stale)}>
            {drones.map((drone) => (
              <li key={drone._id}>
                <DroneCard drone={drone} />
              </li>
            ))}
          </CardGrid>
        )}
      </ListState>
      {shown && shown.total > pageSize && (
        <Pagination page={page} limit={pageSize} total={shown.total} onPage={goTo} />
      )}
    </div>
  );
}
