import { skipToken } from '@estela/api';
import { useChosenSpotQuery } from '@estela/api/flights';
import { useTranslation } from '@estela/i18n';
import { Slot } from '@estela/runtime';
import { SkeletonList } from '@estela/ui';
import { useFormikContext } from '@estela/ui/form';
import type { FlightValues } from './flight-values.ts';

/** What may be flown where and when the flight was; the server checks it again and keeps it when the flight is saved. */
export function SpotAirspace() {
  const { t } = useTranslation('flights');
  const { values } = useFormikContext<FlightValues>();
  const { currentData, isFetching } = useChosenSpotQuery(values.spot || skipToken);
  if (!currentData && !isFetching) return null;
  // The slot stays while another spot is asked for, and holds the room of its answer.
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
