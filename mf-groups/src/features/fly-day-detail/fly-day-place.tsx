import type { FlyDay } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, Slot } from '@estela/runtime';
import { Card, Skeleton, Telemetry } from '@estela/ui';

interface FlyDayPlaceProps {
  spot: NonNullable<FlyDay['spot']>;
}

/** Where it is: a card of the spots remote, or only the name when that remote is down. */
export function FlyDayPlace({ spot: { _id, name } }: FlyDayPlaceProps) {
  const { t } = useTranslation('groups');
  const link = <Link to={paths.spot(_id)}>{name}</Link>;
  return (
    <Slot
      name="spotCard"
      with={{ id: _id }}
      loading={<Skeleton shape="block" height="6rem" />}
      fallback={
        <Card>
          <Telemetry items={[{ label: t('flyDays.spot'), value: link }]} />
        </Card>
      }
    />
  );
}
