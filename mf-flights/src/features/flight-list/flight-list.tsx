import { useListFlightsQuery } from '@estela/api/flights';
import { EntityList } from '@estela/runtime/entity';
import { useQueryState } from '@estela/runtime/query-state';
import { SkeletonList } from '@estela/ui';
import { pageSize } from '@estela/ui/paged-list';
import { FlightCard } from './flight-card.tsx';
import { FlightFilters } from './flight-filters.tsx';
import styles from './flight-list.module.css';
import { flightListParams } from './flight-list-params.ts';
import { NoMatch } from './no-match.tsx';

export function FlightList() {
  const { query, change, reset, href, isNarrowed } = useQueryState(flightListParams);
  const { filter, q, tag, discipline, drone, page } = query;
  const list = useListFlightsQuery({
    filter,
    page,
    limit: pageSize,
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(q && { q }),
    ...(tag && { tag }),
    ...(discipline && { discipline }),
    ...(drone && { drone }),
  });
  const isLead = (index: number) => !isNarrowed && page === 1 && index === 0;

  return (
    <>
      <FlightFilters query={query} droneName={list.data?.items[0]?.drone?.name} onChange={change} />
      <EntityList
        query={list}
        page={page}
        onPage={(wanted) => change({ page: wanted })}
        texts="flights:list"
        illustration="film"
        skeleton={<SkeletonList lead={!isNarrowed && page === 1} />}
        itemClass={(index) => (isLead(index) ? styles.lead : undefined)}
        empty={isNarrowed && <NoMatch onReset={reset} />}
      >
        {(flight, index) => (
          <FlightCard flight={flight} lead={isLead(index)} tagLink={(word) => href({ tag: word })} />
        )}
      </EntityList>
    </>
  );
}
