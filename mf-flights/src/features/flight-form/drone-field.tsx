import { useDroneChoicesQuery } from '@estela/api/flights/choices';
import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { useOnReconnect } from '@estela/kit/on-return';
import { Slot } from '@estela/runtime';
import { SkeletonList } from '@estela/ui';
import { useFormikContext, useServerError } from '@estela/ui/form';
import type { FlightValues } from './flight-values.ts';
import { OwnEntityField } from './own-entity-field.tsx';

interface DroneFieldProps {
  current: Flight['drone'] | undefined;
}

/** The picker of the gear remote, or a plain list of names when that is down. */
export function DroneField({ current }: DroneFieldProps) {
  const { t } = useTranslation('flights');
  const { values, setFieldValue } = useFormikContext<FlightValues>();
  const error = useServerError('drone');
  return (
    <Slot
      name="dronePicker"
      with={{
        label: t('form.drone'),
        value: values.drone,
        onChange: (id) => void setFieldValue('drone', id),
        error,
      }}
      loading={<SkeletonList of="field" count={1} />}
      fallback={<DroneSelect current={current} />}
    />
  );
}

function DroneSelect({ current }: DroneFieldProps) {
  const { t } = useTranslation('flights');
  const { data, isError, refetch } = useDroneChoicesQuery();
  useOnReconnect(() => isError && refetch());
  return (
    <OwnEntityField
      name="drone"
      entities={data}
      current={current}
      error={isError && t('form.droneError')}
      empty={t('form.droneEmpty')}
      create={{ label: t('form.droneCreate'), to: paths.drones({ new: true }) }}
    />
  );
}
