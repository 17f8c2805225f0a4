import { useListSpotFlightsInfiniteQuery } from '@estela/api/spots';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { Link } from '@estela/runtime';
import { Button, CardGrid, EmptyState, ListState, Section, SkeletonList } from '@estela/ui';
import { Plus } from 'lucide-react';
import { SpotFlightCard } from './spot-flight-card.tsx';

/** Enough for two rows. */
const pageSize = 6;

interface SpotFlightsProps {
  id: string;
  /** Only the owner can log a flight from here: the form offers own spots. */
  isOwn: boolean;
}

/** Flights at the spot, newest first, with their clips. */
export function SpotFlights({ id, isOwn }: SpotFlightsProps) {
  const { t } = useTranslation('spots');
  const { t: common } = useTranslation('common');
  const query = useListSpotFlightsInfiniteQuery({ id, limit: pageSize });
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
        {...streamState(query, common)}
        errorTitle={t('flights.failed')}
        skeleton={<SkeletonList of="card" count={3} />}
        empty={
          <EmptyState
            headingLevel={3}
            illustration="pin"
            title={t('flights.empty')}
            text={t('flights.emptyText')}
          />
        }
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
