import type { UserSummary } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Card, Identity } from '@estela/ui';

/** Who marked the spot, and the way to them. */
export function SpotPilot({ pilot }: { pilot: UserSummary }) {
  const { t } = useTranslation('spots');
  return (
    <Card as="section" aria-label={t('page.pilot')}>
      <Identity
        name={pilot.name}
        src={pilot.profilePicture}
        title={<Link to={paths.dashboard(pilot.username)}>{pilot.name}</Link>}
        detail={`@${pilot.username}`}
      />
    </Card>
  );
}
