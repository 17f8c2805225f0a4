import { errorText } from '@estela/api';
import { useListBatteriesQuery, useListRemindersQuery } from '@estela/api/gear';
import { paths } from '@estela/contracts/paths';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { ErrorState, SkeletonList } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { useRef } from 'react';
import { VerdictBadge } from '../../components/battery/verdict-badge.tsx';
import { ownTimeZone } from '../../components/days.ts';
import { DueRow } from './due-row.tsx';
import styles from './upkeep.module.css';

/** What is due for the pilot's gear, and the packs to look after, the most pressing first. */
export function GearCare({ most }: SlotProps<'gearCare'>) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const reminders = useListRemindersQuery({ limit: most, tz: ownTimeZone() });
  const batteries = useListBatteriesQuery({ limit: most });
  const care = useRef<HTMLDivElement>(null);
  const failed = [reminders, batteries].find(({ data, error }) => error && !data);
  if (failed)
    return (
      <ErrorState
        compact
        headingLevel={3}
        title={t('upkeep.dueFailed')}
        text={errorText(failed.error, common)}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  if (!reminders.data || !batteries.data) return <SkeletonList of="line" count={3} />;
  const due = reminders.data.items;
  const packs = batteries.data.items.filter(({ care }) => ['retire', 'watch'].includes(care?.verdict));
  return (
    <div ref={care} tabIndex={-1}>
      {due.length + packs.length === 0 ? (
        <p className={styles.facts}>{t('upkeep.nothingDue')}</p>
      ) : (
        <PlainList className={styles.list}>
          {due.map((reminder) => (
            <DueRow
              key={`${reminder.kind} ${reminder._id}`}
              reminder={reminder}
              onDone={() => care.current?.focus()}
            />
          ))}
          {packs.map(({ item, care: { verdict } }) => (
            <li key={item._id} className={styles.item}>
              <p className={styles.words}>
                <Link to={paths.equipmentItems({ item: item._id })}>{item.name}</Link>
              </p>
              <VerdictBadge verdict={verdict} />
            </li>
          ))}
        </PlainList>
      )}
    </div>
  );
}
