import { errorText } from '@estela/api';
import { useListFlightsQuery } from '@estela/api/flights';
import type { FlightView } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { ErrorState, isReadable, RowBoundary } from '@estela/ui';
import { type LongRow, roomAfter } from '@estela/ui/long-list';
import { pageSize } from '@estela/ui/paged-list';
import { memo, type RefCallback } from 'react';
import type { WantedFlights } from '../../components/flight-list-params.ts';
import { FlightCard } from './flight-card.tsx';
import { FlightListSkeleton } from './flight-list-skeleton.tsx';
import styles from './flight-part.module.css';
import { FlightRow } from './flight-row.tsx';

interface FlightPartProps {
  /** From 1. */
  part: number;
  /** Those of its rows that are drawn; at least one. */
  rows: readonly LongRow[];
  wanted: WantedFlights;
  total: number;
  view: FlightView;
  tagLink: (tag: string) => string;
  measure: RefCallback<HTMLElement>;
}

const Card = memo(FlightCard);
const Row = memo(FlightRow);

/** The rows of one page of the server's. */
export function FlightPart({ part, rows, wanted, total, view, tagLink, measure }: FlightPartProps) {
  const { t } = useTranslation('common');
  const { data, error, isFetching, refetch } = useListFlightsQuery({
    ...wanted,
    page: part,
    limit: pageSize,
  });
  const start = (part - 1) * pageSize;

  const isFailed = !data && error !== undefined && !isFetching;

  function content(place: number) {
    const flight = data?.items[place - start];
    if (!flight) return <FlightListSkeleton view={view} count={1} />;
    return (
      <RowBoundary as="p" readable={isReadable(flight._id)}>
        {view === 'list' ? (
          <Row flight={flight} />
        ) : (
          <Card flight={flight} isFirst={place === 0} tagLink={tagLink} />
        )}
      </RowBoundary>
    );
  }

  return rows.flatMap((row, at) =>
    isFailed && at === 0 ? (
      <li
        key="failed"
        ref={measure}
        data-index={row.index}
        className={styles.failed}
        style={roomAfter(row.skipped)}
      >
        <ErrorState title={t('error.list')} text={errorText(error, t)} onRetry={() => void refetch()} />
      </li>
    ) : (
      placesOf(row).map((place) => (
        <li
          key={data?.items[place - start]?._id ?? place}
          ref={place === row.from ? measure : undefined}
          data-index={row.index}
          aria-posinset={place + 1}
          aria-setsize={total}
          style={roomAfter(row.skipped)}
        >
          {content(place)}
        </li>
      ))
    ),
  );
}

function placesOf({ from, to }: LongRow): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
