import type { Dashboard } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { pictureSources } from '@estela/contracts/pictures';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Avatar, Button, Cover } from '@estela/ui';
import { Settings2 } from 'lucide-react';
import { FollowButton } from '../../components/follow-button.tsx';
import { PilotFigures } from '../../components/pilot-figures.tsx';
import { VerifiedBadge } from '../../components/verified-badge.tsx';
import styles from './dashboard-header.module.css';
import { SocialLinks } from './social-links.tsx';

interface DashboardHeaderProps {
  dashboard: Dashboard;
  isOwn: boolean;
}

/** The pilot: their newest flight as the sky behind them, face, name, figures. */
export function DashboardHeader({ dashboard, isOwn }: DashboardHeaderProps) {
  const { t } = useTranslation('social');
  const format = useFormat();
  const { user: pilot, flights, stats } = dashboard;
  const newest = flights[0];
  return (
    <header className={styles.header}>
      <Cover
        className={styles.sky}
        {...pictureSources(newest?.poster ?? null)}
        sizes="(min-width: 80rem) 72rem, 100vw"
        seed={newest?._id ?? pilot._id}
        ratio="21/9"
        eager
      />
      <div className={styles.pilot}>
        <Avatar className={styles.face} name={pilot.name} src={pilot.profilePicture} size="xl" />
        <div className={styles.words}>
          <h1 className={styles.name}>
            {[pilot.name, pilot.lastName].filter(Boolean).join(' ')}
            {pilot.verified && <VerifiedBadge />}
          </h1>
          <p className={styles.detail}>
            <span className={styles.username}>{`@${pilot.username}`}</span>
            <span>{t('dashboard.since', { date: format.date(pilot.createdAt) })}</span>
          </p>
          {pilot.social && <SocialLinks links={pilot.social} name={pilot.name} />}
        </div>
        <div className={styles.actions}>
          {isOwn ? (
            <Button as={Link} to={paths.profile()} icon={<Settings2 aria-hidden="true" />}>
              {t('action.editProfile')}
            </Button>
          ) : (
            <FollowButton pilot={pilot} size="md" main />
          )}
        </div>
      </div>
      {!pilot.restricted && (
        // The pilot's own count shows a follow at once.
        <PilotFigures stats={{ ...stats, followers: pilot.followers }} linked={isOwn} />
      )}
    </header>
  );
}
