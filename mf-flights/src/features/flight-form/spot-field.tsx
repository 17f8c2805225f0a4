import { useSpotChoicesQuery } from '@estela/api/flights/choices';
import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { useOnReconnect } from '@estela/kit/on-return';
import { Slot } from '@estela/runtime';
import { SkeletonList } from '@estela/ui';
import { useFormikContext, useServerError } from '@estela/ui/form';
import type { FlightValues } from './flight-values.ts';
import { OwnEntityField } from './own-entity-field.tsx';

interface SpotFieldProps {
  current: Flight['spot'] | undefined;
}

/** The picker of the spots remote, or a plain list of names when that is down. */
export function SpotField({ current }: SpotFieldProps) {
  const { t } = useTranslation('flights');
  const { values, setFieldValue } = useFormikContext<FlightValues>();
  const error = useServerError('spot');
  return (
    <Slot
      name="spotPicker"
      with={{
        label: t('form.spot'),
        value: values.spot,
        onChange: (id) => void setFieldValue('spot', id),
        // Where the log begins, for marking a new spot there.
        at: values.log?.track?.[0],
        error,
      }}
      loading={<SkeletonList of="line" count={3} />}
      fallback={<SpotSelect current={current} />}
    />
  );
}

function SpotSelect({ current }: SpotFieldProps) {
  const { t } = useTranslation('flights');
  const { data, isError, refetch } = useSpotChoicesQuery();
  useOnReconnect(() => isError && refetch());
  return (
    <OwnEntityField
      name="spot"
      entities={data}
      current={current}
      error={isError && t('form.spotError')}
      empty={t('form.spotEmpty')}
      create={{ label: t('form.spotCreate'), to: paths.spots({ new: true }) }}
    />
  );
}
