import { useSession } from '@estela/api';
import { useGetFlightQuery } from '@estela/api/flights';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { BackLink, EntityLoader } from '@estela/kit/entity';
import { PageHead } from '@estela/runtime';
import { FlightDetailSkeleton } from './flight-detail-skeleton.tsx';
import { FlightMissing } from './flight-missing.tsx';
import { FlightSheet } from './flight-sheet.tsx';
import { MoreFlights } from './more/more-flights.tsx';

interface FlightDetailProps {
  id: string;
  onDeleted: () => void;
}

export function FlightDetail({ id, onDeleted }: FlightDetailProps) {
  const { t } = useTranslation('flights');
  const { user } = useSession();
  const query = useGetFlightQuery(id);
  return (
    <>
      {!query.currentData && <h1 className="e-visually-hidden">{t('detail.title')}</h1>}
      <EntityLoader
        query={query}
        texts={{ failed: t('form.failed') }}
        missing={<FlightMissing />}
        skeleton={<FlightDetailSkeleton label={t('detail.loading')} />}
      >
        {(flight) => {
          const isOwn = flight.owner._id === user?._id;
          return (
            <>
              <PageHead title={flight.title} />
              <div>
                <BackLink to={isOwn ? paths.flights() : paths.feed()}>{t('detail.back')}</BackLink>
              </div>
              <FlightSheet flight={flight} isOwn={isOwn} onDeleted={onDeleted} />
              <MoreFlights flight={flight} isOwn={isOwn} />
            </>
          );
        }}
      </EntityLoader>
    </>
  );
}
