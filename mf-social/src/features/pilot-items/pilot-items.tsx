import {
  useListPilotDronesInfiniteQuery,
  useListPilotFlightsInfiniteQuery,
  useListPilotSpotsInfiniteQuery,
} from '@estela/api/social';
import type { UserProfile } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { type StreamQuery, streamState } from '@estela/kit/stream';
import { useIsReturn } from '@estela/runtime/is-return';
import { CardGrid, EmptyState, ListState, RowContent } from '@estela/ui';
import type { ReactNode } from 'react';
import { DroneCard } from '../../components/drone-card.tsx';
import { FlightCard } from '../../components/flight-card.tsx';
import { SpotCard } from '../../components/spot-card.tsx';

export type PilotItemKind = 'flights' | 'drones' | 'spots';

interface PilotItemsProps {
  kind: PilotItemKind;
  pilot: UserProfile;
}

export function PilotItems({ kind, pilot }: PilotItemsProps) {
  const List = lists[kind];
  return <List pilot={pilot} />;
}

const lists = { flights: Flights, drones: Drones, spots: Spots };

interface OfPilot {
  pilot: UserProfile;
}

/** Fills rows of two and three cards. */
const limit = 24;

/** Who comes back finds all that was loaded, and so the place where they were. */
function useOptions() {
  return { refetchOnMountOrArgChange: !useIsReturn(), refetchCachedPages: false };
}

function Flights({ pilot }: OfPilot) {
  const { date } = useFormat();
  const query = useListPilotFlightsInfiniteQuery({ id: pilot._id, limit }, useOptions());
  return (
    <Stream kind="flights" query={query}>
      {(flight) => (
        <FlightCard
          flight={flight}
          headingLevel={2}
          eyebrow={<time dateTime={flight.recordedAt}>{date(flight.recordedAt)}</time>}
        />
      )}
    </Stream>
  );
}

function Drones({ pilot }: OfPilot) {
  const query = useListPilotDronesInfiniteQuery({ id: pilot._id, limit }, useOptions());
  return (
    <Stream kind="drones" query={query}>
      {(drone) => <DroneCard drone={drone} headingLevel={2} />}
    </Stream>
  );
}

function Spots({ pilot }: OfPilot) {
  const query = useListPilotSpotsInfiniteQuery({ id: pilot._id, limit }, useOptions());
  return (
    <Stream kind="spots" query={query}>
      {(spot) => <SpotCard spot={spot} headingLevel={2} />}
    </Stream>
  );
}

interface StreamProps<Item> {
  kind: PilotItemKind;
  query: StreamQuery<Item>;
  children: (item: Item) => ReactNode;
}

const illustrations = { flights: 'film', drones: 'bench', spots: 'pin' } as const;

function Stream<Item extends { _id: string }>({ kind, query, children }: StreamProps<Item>) {
  const { t } = useTranslation('social');
  return (
    <ListState
      {...streamState(query, t)}
      errorTitle={t(`pilotItems.${kind}.failed`)}
      empty={<EmptyState illustration={illustrations[kind]} title={t(`recent.${kind}.empty`)} />}
    >
      {(items) => (
        <CardGrid>
          {items.map((item) => (
            <li key={item._id}>
              <RowContent>{() => children(item)}</RowContent>
            </li>
          ))}
        </CardGrid>
      )}
    </ListState>
  );
}
