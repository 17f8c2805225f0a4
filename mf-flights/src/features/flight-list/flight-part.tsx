import { errorText, skipToken } from '@estela/api';
import { useListFlightsQuery } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import type { FlightView } from '@estela/contracts/values';
import { useFormat, useTranslation } from '@estela/i18n';
import { cx, ErrorState } from '@estela/ui';
import { longRow, type RowHeights } from '@estela/ui/long-list';
import { useNearView } from '@estela/ui/near-view';
import { PagedCards, pageSize } from '@estela/ui/paged-list';
import { PlainList } from '@estela/ui/plain-list';
import { memo, useEffect } from 'react';
import type { WantedFlights } from '../../components/flight-list-params.ts';
import { FlightCard } from './flight-card.tsx';
import { FlightListSkeleton } from './flight-list-skeleton.tsx';
import styles from './flight-part.module.css';
import { FlightRow } from './flight-row.tsx';

interface FlightPartProps {
  /** From 1. */
  part: number;
  wanted: WantedFlights;
  total: number;
  view: FlightView;
  /** The name of its height among `heights`. */
  name: string;
  heights: RowHeights;
  /** Pixels, until it was drawn once. */
  guess: number;
  tagLink: (tag: string) => string;
}

/** How far from the screen a part is asked for. */
const near = '150%';

/** One page of the list. It is asked for when it comes near the screen; until then its place is empty. */
export const FlightPart = memo(function FlightPart(props: FlightPartProps) {
  const { part, wanted, total, view, name, heights, guess } = props;
  const { t } = useTranslation('common');
  const { place, isNear } = useNearView(near, part === 1);
  const {
    data: loaded,
    error,
    isFetching,
    refetch,
  } = useListFlightsQuery(isNear ? { ...wanted, page: part, limit: pageSize } : skipToken);
  const count = Math.min(pageSize, total - (part - 1) * pageSize);
  const height = `${heights.of(name) ?? guess}px`;
  const { className, style } = longRow(height);

  useEffect(() => {
    if (loaded && place.current) return heights.follow(name, place.current);
    return undefined;
  }, [loaded, place, heights, name]);

  function content() {
    if (loaded) return <Flights {...props} flights={loaded.items} />;
    if (!isNear) return null;
    if (error && !isFetching)
      return <ErrorState title={t('error.list')} text={errorText(error, t)} onRetry={() => void refetch()} />;
    return <FlightListSkeleton view={view} count={count} />;
  }

  return (
    <div ref={place} className={cx(styles.part, isNear && className)} style={isNear ? style : { height }}>
      {content()}
    </div>
  );
});

function Flights({ part, total, view, tagLink, flights }: FlightPartProps & { flights: readonly Flight[] }) {
  const { t } = useTranslation('flights');
  const { number } = useFormat();
  const start = (part - 1) * pageSize;
  const label =
    total > pageSize
      ? t('list.part', { from: number(start + 1), to: number(start + flights.length), total: number(total) })
      : undefined;
  if (view === 'list')
    return (
      <PlainList aria-label={label} className={styles.rows}>
        {flights.map((flight) => (
          <li key={flight._id}>
            <FlightRow flight={flight} />
          </li>
        ))}
      </PlainList>
    );
  return (
    <PagedCards items={flights} label={label} isStale={false}>
      {(shown, from) =>
        shown.map((flight, index) => (
          <li key={flight._id}>
            <FlightCard flight={flight} isFirst={start + from + index === 0} tagLink={tagLink} />
          </li>
        ))
      }
    </PagedCards>
  );
}
