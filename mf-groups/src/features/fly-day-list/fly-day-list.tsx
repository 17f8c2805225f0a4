import { useListFlyDaysInfiniteQuery } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { flyDayTimes } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { Link } from '@estela/runtime';
import { useIsReturn } from '@estela/runtime/is-return';
import { oneOf, useQueryState } from '@estela/runtime/query-state';
import { Button, EmptyState, FilterChips, ListState, SkeletonList, Toolbar } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { CalendarPlus } from 'lucide-react';
import { FlyDayCard } from '../../components/fly-days/fly-day-card.tsx';
import { useLiveFlyDays } from '../../components/fly-days/use-live-fly-days.ts';
import styles from './fly-day-list.module.css';

const listParams = { when: oneOf(flyDayTimes, 'upcoming') };

/** The coming and past fly-days of a group. */
export function FlyDayList({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { query, change } = useQueryState(listParams);
  const { when } = query;
  const isReturn = useIsReturn();
  const days = useListFlyDaysInfiniteQuery({ id: group._id, when }, { refetchOnMountOrArgChange: !isReturn });
  useLiveFlyDays({ groupId: group._id, isNew: days.currentData === undefined, error: days.error });
  const plan = group.membership?.status === 'member' && (
    <Button as={Link} to={paths.flyDay(group._id, 'new')} variant="primary" icon={<CalendarPlus />}>
      {t('flyDays.new')}
    </Button>
  );
  return (
    <>
      <Toolbar label={t('flyDays.tools')}>
        <FilterChips
          label={t('flyDays.which')}
          items={flyDayTimes.map((id) => ({ id, label: t(`flyDays.time.${id}`) }))}
          value={when}
          onChange={(next) => change({ when: next })}
        />
        {plan}
      </Toolbar>
      <ListState
        {...streamState(days, t)}
        errorTitle={t('flyDays.failed')}
        skeleton={<SkeletonList of="note" />}
        empty={
          <EmptyState
            illustration={when === 'past' ? 'radar' : 'people'}
            title={t(`flyDays.empty.${when}`)}
            text={when === 'upcoming' ? t(plan ? 'flyDays.empty.plan' : 'flyDays.empty.join') : undefined}
          />
        }
      >
        {(items) => (
          <PlainList aria-label={t('tabs.flyDays')} className={styles.list}>
            {items.map((day) => (
              <li key={day._id}>
                <FlyDayCard day={day} />
              </li>
            ))}
          </PlainList>
        )}
      </ListState>
    </>
  );
}
