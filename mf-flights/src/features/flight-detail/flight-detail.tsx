import { errorOf, errorText, useSession } from '@estela/api';
import { useGetFlightQuery } from '@estela/api/flights';
import { useTranslation } from '@estela/i18n';
import { PageHead } from '@estela/runtime';
import { ErrorState, useDelayed } from '@estela/ui';
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
  const { currentData: flight, error, isFetching, refetch } = useGetFlightQuery(id);
  const showSkeleton = useDelayed(!flight && !error);
  const code = errorOf(error)?.code;

  if (flight && code !== 'NOT_FOUND')
    return (
      <>
        <PageHead title={flight.title} />
        <FlightSheet flight={flight} isOwn={flight.owner._id === user?._id} onDeleted={onDeleted} />
      </>
    );
  return (
    <>
      <h1 className="e-visually-hidden">{t('detail.title')}</h1>
      {/* An address that holds no id at all is refused as bad input: for a visitor it is the same. */}
      {(code === 'NOT_FOUND' || code === 'VALIDATION') && <FlightMissing />}
      {error && code !== 'NOT_FOUND' && code !== 'VALIDATION' && (
        <ErrorState
          title={t('detail.errorTitle')}
          text={errorText(error, t)}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {showSkeleton && <FlightDetailSkeleton label={t('detail.loading')} />}
    </>
  );
}
