import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, Slot } from '@estela/runtime';
import { Card, Skeleton, Telemetry } from '@estela/ui';

interface FlightDroneProps {
  drone: NonNullable<Flight['drone']>;
}

/** The drone: the card of the gear remote, or only the name when that is down. */
export function FlightDrone({ drone: { _id, name } }: FlightDroneProps) {
  const { t } = useTranslation('flights');
  return (
    <Slot
      name="droneCard"
      with={{ id: _id }}
      loading={<Skeleton shape="block" height="6rem" />}
      fallback={
        <Card>
          <Telemetry
            items={[{ label: t('detail.drone'), value: <Link to={paths.drone(_id)}>{name}</Link> }]}
          />
        </Card>
      }
    />
  );
}
