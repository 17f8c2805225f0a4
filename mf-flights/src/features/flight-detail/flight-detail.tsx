import { useSession } from '@estela/api';
import { useGetFlightQuery } from '@estela/api/flights';
import { useTranslation } from '@estela/i18n';
import { PageHead } from '@estela/runtime';
import { EntityLoader } from '@estela/runtime/entity';
import { FlightDetailSkeleton } from './flight-detail-skeleton.tsx';
import { FlightMissing } from './flight-missing.tsx';
import { FlightSheet } from './flight-sheet.tsx';

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
        {(flight) => (
          <>
            <PageHead title={flight.title} />
            <FlightSheet flight={flight} isOwn={flight.owner._id === user?._id} onDeleted={onDeleted} />
          </>
        )}
      </EntityLoader>
    </>
  );
}
