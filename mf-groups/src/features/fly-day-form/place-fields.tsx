import { skipToken } from '@estela/api';
import { usePlannedSpotQuery } from '@estela/api/groups';
import { useTranslation } from '@estela/i18n';
import { Slot } from '@estela/runtime';
import { SkeletonList } from '@estela/ui';
import { useFormikContext, useServerError } from '@estela/ui/form';
import { PlaceFacts } from '../../components/fly-days/place-facts.tsx';
import type { FlyDayValues } from './fly-day-values.ts';

/** Where: the picker of the spots remote, with what may be flown there and the light of that day. */
export function PlaceFields() {
  const { t } = useTranslation('groups');
  const { values, setFieldValue } = useFormikContext<FlyDayValues>();
  const error = useServerError('spot');
  const { currentData: spot } = usePlannedSpotQuery(values.spot || skipToken);
  return (
    <>
      <Slot
        name="spotPicker"
        with={{
          label: t('flyDays.form.spot'),
          value: values.spot,
          onChange: (id) => void setFieldValue('spot', id),
          error,
        }}
        loading={<SkeletonList of="line" count={3} />}
        fallback={<p>{error ?? t('flyDays.form.noPicker')}</p>}
      />
      {spot && values.at && <PlaceFacts location={spot.location} at={values.at} />}
    </>
  );
}
