import { useListFlyDayGuestsInfiniteQuery } from '@estela/api/groups';
import type { FlyDay, FlyDayGuest } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { type FlyDayList, flyDayLists } from '@estela/contracts/values';
import { useFormat, useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { Link } from '@estela/runtime';
import { FilterChips, Identity, ListState, Section, SkeletonList } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { useState } from 'react';
import { useGoingText } from '../../components/fly-days/going-text.ts';
import { personKey } from '../../components/person-key.ts';
import styles from './fly-day-guests.module.css';

/** Pilots who come, wait, may come or do not come, in the order of their answers. */
export function FlyDayGuests({ day }: { day: FlyDay }) {
  const { t } = useTranslation('groups');
  const { number } = useFormat();
  const goingText = useGoingText();
  const [list, setList] = useState<FlyDayList>('going');
  const { going, waiting, maybe, declined } = day;
  const counts = { going, waiting, maybe, no: declined };
  const shown = flyDayLists.filter((id) => id === 'going' || id === list || counts[id] > 0);
  const guests = useListFlyDayGuestsInfiniteQuery({ id: day.group._id, flyDayId: day._id, list });
  return (
    <Section title={t('flyDays.whoComes')}>
      <p className={styles.count}>{goingText(day)}</p>
      {shown.length > 1 && (
        <FilterChips
          label={t('flyDays.answers')}
          items={shown.map((id) => ({ id, label: t(`flyDays.list.${id}`), count: number(counts[id]) }))}
          value={list}
          onChange={setList}
        />
      )}
      <ListState
        {...streamState(guests, t)}
        errorTitle={t('flyDays.guestsFailed')}
        skeleton={<SkeletonList of="row" count={3} />}
        empty={<p className={styles.count}>{t(`flyDays.nobody.${list}`)}</p>}
      >
        {(people) => (
          <PlainList ordered aria-label={t(`flyDays.list.${list}`)} className={styles.list}>
            {people.map((guest) => (
              <li key={personKey(guest)}>
                <Guest {...guest} />
              </li>
            ))}
          </PlainList>
        )}
      </ListState>
    </Section>
  );
}

function Guest({ user }: FlyDayGuest) {
  return (
    <Identity
      name={user.name}
      src={user.profilePicture}
      title={<Link to={paths.dashboard(user.username)}>{user.name}</Link>}
      detail={`@${user.username}`}
    />
  );
}
