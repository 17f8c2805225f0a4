import { errorText, skipToken } from '@estela/api';
import { useListFlightsQuery } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import type { FlightView } from '@estela/contracts/values';
import { useFormat, useTranslation } from '@estela/i18n';
import { ErrorState } from '@estela/ui';
import { watchNear } from '@estela/ui/near-view';
import { PagedCards, pageSize } from '@estela/ui/paged-list';
import { PlainList } from '@estela/ui/plain-list';
import { memo, startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { WantedFlights } from '../../components/flight-list-params.ts';
import { FlightCard } from './flight-card.tsx';
import { FlightListSkeleton } from './flight-list-skeleton.tsx';
import styles from './flight-part.module.css';
import { FlightRow } from './flight-row.tsx';
import { heightOf, type PartHeights } from './part-heights.ts';

interface FlightPartProps {
  /** From 1. */
  part: number;
  wanted: WantedFlights;
  total: number;
  view: FlightView;
  heights: PartHeights;
  tagLink: (tag: string) => string;
}

/**
 * One page of the list. Far from the screen only the titles of what was loaded stand in it, at the height that it had:
 * the place holds, and searching the page and reading it aloud still find everything.
 */
export const FlightPart = memo(function FlightPart(props: FlightPartProps) {
  const { part, wanted, total, view, heights } = props;
  const { t } = useTranslation('common');
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(part === 1);
  const {
    data: loaded,
    error,
    isFetching,
    refetch,
  } = useListFlightsQuery(isNear ? { ...wanted, page: part, limit: pageSize } : skipToken);
  const count = Math.min(pageSize, total - (part - 1) * pageSize);

  useLayoutEffect(() => {
    const drawn = element.current;
    if (!drawn) return;
    let isDrawn = part === 1;
    const keep = () => {
      const { height } = drawn.getBoundingClientRect();
      if (isDrawn && height > 0) heights.set(part, height);
    };
    const unwatch = watchNear(drawn, (near) => {
      // What has the focus stays: it would be lost.
      if (!near && drawn.contains(document.activeElement)) return;
      if (!near) keep();
      isDrawn = near;
      // Cards take a while: scrolling goes on meanwhile.
      startTransition(() => setNear(near));
    });
    return () => {
      unwatch();
      keep();
    };
  }, [part, heights]);

  function content() {
    if (loaded && isNear) return <Flights {...props} flights={loaded.items} />;
    if (loaded) return <Words flights={loaded.items} />;
    if (!isNear) return null;
    if (error && !isFetching)
      return <ErrorState title={t('error.list')} text={errorText(error, t)} onRetry={() => void refetch()} />;
    return <FlightListSkeleton view={view} count={count} />;
  }

  return (
    <div
      ref={element}
      className={isNear ? undefined : styles.far}
      style={isNear ? undefined : { height: heightOf(part, heights) }}
    >
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

function Words({ flights }: { flights: readonly Flight[] }) {
  return flights.map(({ _id, title }) => <h2 key={_id}>{title}</h2>);
}
