import { errorText } from '@estela/api';
import { useListFlightsQuery } from '@estela/api/flights';
import { useTranslation } from '@estela/i18n';
import { cx } from '@estela/ui';
import { PagedList, pageSize } from '@estela/ui/paged-list';
import { FlightCard } from './flight-card.tsx';
import { FlightFilters } from './flight-filters.tsx';
import styles from './flight-list.module.css';
import { FlightListEmpty } from './flight-list-empty.tsx';
import { isNarrowed, wholeList } from './flight-search.ts';
import { useFlightSearch } from './use-flight-search.ts';

export function FlightList() {
  const { t } = useTranslation('flights');
  const { search, change, addressOf } = useFlightSearch();
  const { filter, q, tag, discipline, page } = search;
  const query = useListFlightsQuery({
    filter,
    page,
    limit: pageSize,
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(q && { q }),
    ...(tag && { tag }),
    ...(discipline && { discipline }),
  });
  const isWhole = !isNarrowed(search);

  return (
    <>
      <FlightFilters search={search} onSearch={change} />
      <PagedList
        query={query}
        error={query.error && errorText(query.error, t)}
        page={page}
        onPage={(wanted) => change({ page: wanted })}
        countText={(values) => t('list.count', values)}
        empty={<FlightListEmpty narrowed={!isWhole} onReset={() => change(wholeList)} />}
      >
        {(flights) =>
          flights.map((flight, index) => {
            const lead = isWhole && page === 1 && index === 0;
            return (
              <li key={flight._id} className={cx(lead && styles.lead)}>
                <FlightCard flight={flight} lead={lead} tagLink={(word) => addressOf({ tag: word })} />
              </li>
            );
          })
        }
      </PagedList>
    </>
  );
}
