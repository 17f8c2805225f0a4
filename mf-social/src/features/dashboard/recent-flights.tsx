import type { Flight } from '@estela/contracts';
import { useFormat } from '@estela/i18n';
import { FlightCard } from '../../components/flight-card.tsx';
import { RecentSection } from './recent-section.tsx';

interface RecentFlightsProps {
  flights: Flight[];
  isOwn: boolean;
}

export function RecentFlights({ flights, isOwn }: RecentFlightsProps) {
  const { date } = useFormat();
  return (
    <RecentSection kind="flights" items={flights} isOwn={isOwn} illustration="film">
      {(flight) => (
        <FlightCard
          flight={flight}
          eyebrow={<time dateTime={flight.recordedAt}>{date(flight.recordedAt)}</time>}
        />
      )}
    </RecentSection>
  );
}
