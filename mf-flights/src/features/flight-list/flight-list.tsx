import { errorText } from '@estela/api';
import { useListFlightsQuery } from '@estela/api/flights';
import { useTranslation } from '@estela/i18n';
import { useQueryState } from '@estela/runtime/query-state';
import { cx, SkeletonList } from '@estela/ui';
import { PagedList, pageSize } from '@estela/ui/paged-list';
import { FlightCard } from './flight-card.tsx';
import { FlightFilters } from './flight-filters.tsx';
import styles from './flight-list.module.css';
import { FlightListEmpty } from './flight-list-empty.tsx';
import { flightListParams } from './flight-list-params.ts';

export function FlightList() {
  const { t } = useTranslation('flights');
  const { query, change, reset, href, isNarrowed } = useQueryState(flightListParams);
  const { filter, q, tag, discipline, page } = query;
  const list = useListFlightsQuery({
    filter,
    page,
    limit: pageSize,
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(q && { q }),
    ...(tag && { tag }),
    ...(discipline && { discipline }),
  });

  return (
    <>
      <FlightFilters query={query} onChange={change} />
      <PagedList
        query={list}
        error={list.error && errorText(list.error, t)}
        page={page}
        onPage={(wanted) => change({ page: wanted })}
        countText={(values) => t('list.count', values)}
        skeleton={<SkeletonList lead={!isNarrowed && page === 1} />}
        empty={<FlightListEmpty narrowed={isNarrowed} onReset={reset} />}
      >
        {(flights) =>
          flights.map((flight, index) => {
            const lead = !isNarrowed && page === 1 && index === 0;
            return (
              <li key={flight._id} className={cx(lead && styles.lead)}>
                <FlightCard flight={flight} lead={lead} tagLink={(word) => href({ tag: word })} />
              </li>
            );
          })
        }
      </PagedList>
    </>
  );
}
