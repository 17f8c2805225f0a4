import type { Flight } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Badge, Inline } from '@estela/ui';
import { Star } from 'lucide-react';
import { FlightCard } from '../../components/flight-card.tsx';
import { RecentSection, type ShownTo } from './recent-section.tsx';

interface RecentFlightsProps extends ShownTo {
  flights: Flight[];
}

/** Those that the pilot put first, marked as such, then the newest. */
export function RecentFlights({ flights, ...shown }: RecentFlightsProps) {
  const { t } = useTranslation('social');
  const { date } = useFormat();
  return (
    <RecentSection {...shown} kind="flights" items={flights} illustration="film">
      {(flight) => (
        <FlightCard
          flight={flight}
          eyebrow={
            <Inline>
              <time dateTime={flight.recordedAt}>{date(flight.recordedAt)}</time>
              {flight.featured && (
                <Badge tone="signal" icon={<Star aria-hidden="true" />}>
                  {t('recent.featured')}
                </Badge>
              )}
            </Inline>
          }
        />
      )}
    </RecentSection>
  );
}
