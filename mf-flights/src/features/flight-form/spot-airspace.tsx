import { skipToken } from '@estela/api';
import { useChosenSpotQuery } from '@estela/api/flights';
import { useTranslation } from '@estela/i18n';
import { Slot } from '@estela/runtime';
import { SkeletonList } from '@estela/ui';
import { useFormikContext } from '@estela/ui/form';
import type { FlightValues } from './flight-values.ts';

/** What may be flown at the place and time of the flight; the server checks again and stores it when the flight is saved. */
export function SpotAirspace() {
  const { t } = useTranslation('flights');
  const { values } = useFormikContext<FlightValues>();
  const { currentData, isFetching } = useChosenSpotQuery(values.spot || skipToken);
  if (!currentData && !isFetching) return null;
  // The slot stays mounted while another spot is loading, and reserves its space.
  const { lat, lng } = currentData?.location ?? { lat: Number.NaN, lng: Number.NaN };
  const time = new Date(values.recordedAt);
  const at = Number.isNaN(time.getTime()) ? undefined : time.toISOString();
  return (
    <Slot
      name="airspaceVerdict"
      with={{ lat, lng, at }}
      loading={<SkeletonList of="line" count={4} />}
      fallback={<p>{t('form.airspaceLater')}</p>}
    />
  );
}
