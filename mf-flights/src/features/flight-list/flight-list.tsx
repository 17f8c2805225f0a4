import { errorText } from '@estela/api';
import { useListFlightsQuery } from '@estela/api/flights';
import { useFormat, useTranslation } from '@estela/i18n';
import { CardGrid, cx, ListState, Pagination } from '@estela/ui';
import { FlightCard } from './flight-card.tsx';
import { FlightFilters } from './flight-filters.tsx';
import styles from './flight-list.module.css';
import { FlightListEmpty } from './flight-list-empty.tsx';
import { isNarrowed, wholeList } from './flight-search.ts';
import { useFlightSearch } from './use-flight-search.ts';

/** Fills rows of one, two, three and four cards. */
const pageSize = 24;

export function FlightList() {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const { search, change, addressOf } = useFlightSearch();
  const { filter, q, tag, discipline, page } = search;
  const { data, currentData, error, isFetching, refetch } = useListFlightsQuery({
    filter,
    page,
    limit: pageSize,
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(q && { q }),
    ...(tag && { tag }),
    ...(discipline && { discipline }),
  });
  // While other flights are on their way the ones before stay, dimmed; after a failure they would be untrue.
  const shown = currentData ?? (isFetching ? data : undefined);
  const isStale = isFetching && !currentData;
  const isWhole = !isNarrowed(search);

  return (
    <>
      <FlightFilters search={search} onSearch={change} />
      <div className={styles.list}>
        <p className={styles.count} role="status">
          {shown &&
            !isStale &&
            t('list.count', { count: shown.total, formatted: format.number(shown.total) })}
        </p>
        <ListState
          items={shown?.items}
          loading={isFetching}
          error={!shown && error && errorText(error, t)}
          onRetry={refetch}
          empty={
            <FlightListEmpty
              narrowed={!isWhole}
              pastEnd={page > 1 && (shown?.total ?? 0) > 0}
              onReset={() => change(wholeList)}
              onFirstPage={() => change({ page: 1 })}
            />
          }
        >
          {(flights) => (
            <CardGrid className={cx(isStale && styles.stale)}>
              {flights.map((flight, index) => {
                const lead = isWhole && page === 1 && index === 0;
                return (
                  <li key={flight._id} className={cx(lead && styles.lead)}>
                    <FlightCard flight={flight} lead={lead} tagLink={(word) => addressOf({ tag: word })} />
                  </li>
                );
              })}
            </CardGrid>
          )}
        </ListState>
        {shown && shown.total > pageSize && (
          <Pagination
            page={page}
            limit={pageSize}
            total={shown.total}
            onPage={(wanted) => change({ page: wanted })}
          />
        )}
      </div>
    </>
  );
}
