import { errorText } from '@estela/api';
import { useListSpotFlightsInfiniteQuery } from '@estela/api/spots';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, CardGrid, EmptyState, ListState, Section, SkeletonList } from '@estela/ui';
import { Plus } from 'lucide-react';
import { SpotFlightCard } from './spot-flight-card.tsx';

/** Enough for two rows. */
const pageSize = 6;

interface SpotFlightsProps {
  id: string;
  /** Its owner logs a flight from here: the form offers own spots. */
  isOwn: boolean;
}

/** Flights at the spot, newest first, with their clips. */
export function SpotFlights({ id, isOwn }: SpotFlightsProps) {
  const { t } = useTranslation('spots');
  const { t: common } = useTranslation('common');
  const query = useListSpotFlightsInfiniteQuery({ id, limit: pageSize });
  const failure = query.error ? errorText(query.error, common) : undefined;
  const log = isOwn && (
    <Button
      as={Link}
      to={paths.flights({ new: true, spot: id })}
      size="sm"
      icon={<Plus aria-hidden="true" />}
    >
      {t('flights.log')}
    </Button>
  );
  return (
    <Section title={t('flights.title')} actions={log}>
      <ListState
        items={query.currentData?.pages.flatMap(({ items }) => items)}
        loading={query.isFetching}
        error={failure}
        errorTitle={t('flights.failed')}
        onRetry={query.refetch}
        skeleton={<SkeletonList of="card" count={3} />}
        empty={
          <EmptyState
            headingLevel={3}
            illustration="pin"
            title={t('flights.empty')}
            text={t('flights.emptyText')}
          />
        }
        more={{
          hasMore: query.hasNextPage,
          loading: query.isFetchingNextPage,
          onMore: query.fetchNextPage,
          error: query.isFetchNextPageError ? failure : undefined,
        }}
      >
        {(flights) => (
          <CardGrid>
            {flights.map((flight) => (
              <li key={flight._id}>
                <SpotFlightCard flight={flight} />
              </li>
            ))}
          </CardGrid>
        )}
      </ListState>
    </Section>
  );
}
