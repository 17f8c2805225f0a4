import type { Dashboard } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Stat, StatGroup } from '@estela/ui';
import type { ReactNode } from 'react';
import styles from './dashboard-stats.module.css';

interface DashboardStatsProps {
  dashboard: Pick<Dashboard, 'user' | 'stats'>;
  isOwn: boolean;
}

export function DashboardStats({ dashboard: { user, stats }, isOwn }: DashboardStatsProps) {
  const { t } = useTranslation('social');
  const { number } = useFormat();
  // Lists of one's own are a click away; nobody else's are.
  const own = (to: string, label: string): ReactNode =>
    isOwn ? (
      <Link className={styles.link} to={to}>
        {label}
      </Link>
    ) : (
      label
    );
  return (
    <StatGroup>
      <Stat label={own(paths.flights(), t('stat.flights'))} value={number(stats.flights)} tone="signal" />
      <Stat label={own(paths.drones(), t('stat.drones'))} value={number(stats.drones)} />
      {/* The pilot's own count answers a follow at once. */}
      <Stat label={own(paths.followers(), t('stat.followers'))} value={number(user.followers)} />
      <Stat label={own(paths.following(), t('stat.following'))} value={number(stats.following)} />
    </StatGroup>
  );
}
