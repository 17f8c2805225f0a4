import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Slot } from '@estela/runtime';
import { SkeletonList } from '@estela/ui';
import { useFormikContext } from '@estela/ui/form';
import type { FlightValues } from './flight-values.ts';

/** What may be flown where and when the flight was; the server checks it again and keeps it when the flight is saved. */
export function SpotAirspace({ spots = [] }: { spots: readonly Spot[] | undefined }) {
  const { t } = useTranslation('flights');
  const { values } = useFormikContext<FlightValues>();
  const place = spots.find(({ _id }) => _id === values.spot)?.location;
  if (!place) return null;
  const time = new Date(values.recordedAt);
  const at = Number.isNaN(time.getTime()) ? undefined : time.toISOString();
  return (
    <Slot
      name="airspaceVerdict"
      with={{ lat: place.lat, lng: place.lng, at }}
      loading={<SkeletonList of="line" count={4} />}
      fallback={<p>{t('form.airspaceLater')}</p>}
    />
  );
}
