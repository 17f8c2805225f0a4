import type { UserSummary } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, Slot } from '@estela/runtime';
import { Card, Identity } from '@estela/ui';
import { BadgeCheck } from 'lucide-react';
import styles from './flight-pilot.module.css';

interface FlightPilotProps {
  pilot: UserSummary;
}

/** The pilot: the card of the social remote, or only the name when that is down. */
export function FlightPilot({ pilot }: FlightPilotProps) {
  return <Slot name="pilotCard" with={{ id: pilot._id }} fallback={<PlainPilot pilot={pilot} />} />;
}

function PlainPilot({ pilot }: FlightPilotProps) {
  const { t } = useTranslation('flights');
  const { t: common } = useTranslation('common');
  return (
    <Card as="section" aria-label={t('detail.pilot')}>
      <Identity
        name={pilot.name}
        src={pilot.profilePicture}
        size="lg"
        title={
          <>
            <Link to={paths.dashboard(pilot.username)} className={styles.name}>
              {pilot.name}
            </Link>
            {pilot.verified && (
              <BadgeCheck className={styles.verified} role="img" aria-label={common('verified')} />
            )}
          </>
        }
        detail={`@${pilot.username}`}
      />
    </Card>
  );
}
