import { errorText } from '@estela/api';
import type { Flight } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, ListState, Section, SkeletonList } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import styles from './flight-rail.module.css';
import { RailCard } from './rail-card.tsx';

interface FlightRailProps {
  query: {
    currentData?: { pages: { items: Flight[] }[] } | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Id of the flight of the page. */
  without: string;
  title: string;
  all: { to: string; label: string };
  /** Shown when there is no other flight. */
  none: string;
}

/** A few flights side by side, which scroll sideways on a narrow screen. */
export function FlightRail({ query, without, title, all, none }: FlightRailProps) {
  const { t } = useTranslation('flights');
  const { t: common } = useTranslation('common');
  const { currentData, error, isFetching, refetch } = query;
  const flights = currentData?.pages.flatMap(({ items }) => items).filter(({ _id }) => _id !== without);
  return (
    <Section
      title={title}
      actions={
        <Button as={Link} to={all.to} size="sm" variant="ghost" aria-label={all.label}>
          {t('more.all')}
        </Button>
      }
    >
      <ListState
        items={flights}
        loading={isFetching}
        error={error ? errorText(error, common) : undefined}
        errorTitle={t('more.failed')}
        onRetry={refetch}
        skeleton={<SkeletonList of="card" count={3} />}
        empty={<p className={styles.none}>{none}</p>}
      >
        {(shown) => (
          <PlainList className={styles.rail}>
            {shown.map((flight) => (
              <li key={flight._id}>
                <RailCard flight={flight} />
              </li>
            ))}
          </PlainList>
        )}
      </ListState>
    </Section>
  );
}
