import { errorText } from '@estela/api';
import { useListOwnFlyDaysInfiniteQuery } from '@estela/api/groups';
import { paths } from '@estela/contracts/paths';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { ErrorState, SkeletonList } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { FlyDayCard } from '../../components/fly-days/fly-day-card.tsx';
import { useLiveFlyDays } from '../../components/fly-days/use-live-fly-days.ts';
import styles from './next-fly-days.module.css';

/** The next fly-days of the viewer's groups, soonest first. */
export function NextFlyDays({ most }: SlotProps<'nextFlyDays'>) {
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const { data, error, isFetching, refetch } = useListOwnFlyDaysInfiniteQuery({ limit: most });
  useLiveFlyDays({ isNew: data === undefined });
  const days = data?.pages[0]?.items;
  if (error && !days)
    return (
      <ErrorState
        compact
        headingLevel={3}
        title={t('flyDays.failed')}
        text={errorText(error, common)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!days) return <SkeletonList of="row" count={2} />;
  if (days.length === 0)
    return (
      <p className={styles.none}>
        {t('flyDays.noneNext')} <Link to={paths.groups()}>{t('flyDays.findGroups')}</Link>
      </p>
    );
  return (
    <PlainList className={styles.list}>
      {days.map((day) => (
        <li key={day._id}>
          <FlyDayCard day={day} headingLevel={3} withGroup />
        </li>
      ))}
    </PlainList>
  );
}
