import type { Dashboard } from '@estela/contracts';
import { pictureSources } from '@estela/contracts/pictures';
import type { PreviewedAs } from '@estela/contracts/values';
import { useFormat, useTranslation } from '@estela/i18n';
import { Avatar, Cover } from '@estela/ui';
import { PilotFigures } from '../../components/pilot-figures.tsx';
import { VerifiedBadge } from '../../components/verified-badge.tsx';
import styles from './dashboard-header.module.css';
import { HeaderActions } from './header-actions.tsx';
import { SocialLinks } from './social-links.tsx';

interface DashboardHeaderProps {
  dashboard: Dashboard;
  isOwn: boolean;
  preview: PreviewedAs | undefined;
}

/** The pilot: their first flight as the sky behind them, face, name, figures. */
export function DashboardHeader({ dashboard, isOwn, preview }: DashboardHeaderProps) {
  const { t } = useTranslation('social');
  const format = useFormat();
  const { user: pilot, flights, stats } = dashboard;
  const first = flights[0];
  return (
    <header className={styles.header}>
      <Cover
        className={styles.sky}
        {...pictureSources(first?.poster ?? null)}
        sizes="(min-width: 80rem) 72rem, 100vw"
        seed={first?._id ?? pilot._id}
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
        {!preview && (
          <div className={styles.actions}>
            <HeaderActions pilot={pilot} isOwn={isOwn} />
          </div>
        )}
      </div>
      {!pilot.restricted && (
        <PilotFigures
          // The pilot's own count shows a follow at once.
          stats={{ ...stats, followers: pilot.followers }}
          of={preview ? undefined : { username: pilot.username, isOwn }}
        />
      )}
    </header>
  );
}
