import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, Slot } from '@estela/runtime';
import { Card, Skeleton, Telemetry } from '@estela/ui';

interface FlightSpotProps {
  spot: NonNullable<Flight['spot']>;
}

/** The spot: the card of the spots remote, or only the name when that is down. */
export function FlightSpot({ spot: { _id, name } }: FlightSpotProps) {
  const { t } = useTranslation('flights');
  return (
    <Slot
      name="spotCard"
      with={{ id: _id }}
      loading={<Skeleton shape="block" height="6rem" />}
      fallback={
        <Card>
          <Telemetry items={[{ label: t('detail.spot'), value: <Link to={paths.spot(_id)}>{name}</Link> }]} />
        </Card>
      }
    />
  );
}
