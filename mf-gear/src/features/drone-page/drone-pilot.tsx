import type { UserSummary } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Card, Identity } from '@estela/ui';

/** Whose drone it is, and the way to them. */
export function DronePilot({ pilot }: { pilot: UserSummary }) {
  const { t } = useTranslation('gear');
  return (
    <Card as="section" aria-label={t('drone.pilot')}>
      <Identity
        name={pilot.name}
        src={pilot.profilePicture}
        title={<Link to={paths.dashboard(pilot.username)}>{pilot.name}</Link>}
        detail={`@${pilot.username}`}
      />
    </Card>
  );
}
