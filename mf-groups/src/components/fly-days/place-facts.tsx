import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Slot } from '@estela/runtime';
import { SkeletonList } from '@estela/ui';

interface PlaceFactsProps {
  location: Spot['location'];
  /** ISO 8601. */
  at: string;
}

/** What may be flown at a place at that time, and that day's light, from the spots remote. */
export function PlaceFacts({ location: { lat, lng, precision }, at }: PlaceFactsProps) {
  const { t } = useTranslation('groups');
  return (
    <>
      {precision === 'exact' ? (
        <Slot
          name="airspaceVerdict"
          with={{ lat, lng, at }}
          loading={<SkeletonList of="line" count={4} />}
          fallback={<p>{t('flyDays.noAirspace')}</p>}
        />
      ) : (
        <p>{t('flyDays.area')}</p>
      )}
      <Slot name="sunTimes" with={{ lat, lng, at }} loading={<SkeletonList of="line" count={4} />} />
    </>
  );
}
