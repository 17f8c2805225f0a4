import { useGetDroneQuery } from '@estela/api/gear';
import { paths } from '@estela/contracts/paths';
import type { SlotProps } from '@estela/contracts/slots';
import { useFormat, useTranslation } from '@estela/i18n';
import { DroneCover } from '@estela/kit/drone-cover';
import { EntityLine } from '@estela/kit/entity-view';

/** A drone on a page of another area: what it is, with a link to it. */
export function DroneCard({ id }: SlotProps<'droneCard'>) {
  const { t } = useTranslation('gear');
  const { weight } = useFormat();
  return (
    <EntityLine
      label={t('drone.title')}
      query={useGetDroneQuery(id)}
      hidden={t('drone.hidden')}
      failed={t('form.failed')}
    >
      {(drone) => ({
        picture: <DroneCover drone={drone} sizes="7rem" />,
        to: paths.drone(id),
        name: drone.name,
        details: [
          `${drone.brand} ${drone.model}`,
          `${t(`droneType.${drone.type}`)} · ${weight(drone.weight)}`,
        ],
      })}
    </EntityLine>
  );
}
