import { useGetDashboardQuery } from '@estela/api/social';
import { useFormat, useTranslation } from '@estela/i18n';
import { Stat, StatGroup } from '@estela/ui';

interface OwnFiguresProps {
  username: string;
}

/** An extra of the page: where the figures cannot be had, there are none. */
export function OwnFigures({ username }: OwnFiguresProps) {
  const { t } = useTranslation('social');
  const { number } = useFormat();
  const { stats } = useGetDashboardQuery(username).data ?? {};
  if (!stats) return null;
  return (
    <StatGroup>
      <Stat label={t('stat.flights')} value={number(stats.flights)} tone="signal" />
      <Stat label={t('stat.drones')} value={number(stats.drones)} />
      <Stat label={t('stat.followers')} value={number(stats.followers)} />
      <Stat label={t('stat.following')} value={number(stats.following)} />
    </StatGroup>
  );
}
