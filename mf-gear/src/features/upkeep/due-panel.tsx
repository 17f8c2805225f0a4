import { errorText } from '@estela/api';
import { useListRemindersQuery } from '@estela/api/gear';
import { limits } from '@estela/contracts/limits';
import { useFormat, useTranslation } from '@estela/i18n';
import { Button, ErrorState, Section } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { useRef, useState } from 'react';
import { ownTimeZone } from '../../components/days.ts';
import { DueRow } from './due-row.tsx';
import styles from './upkeep.module.css';

/** Few, so that the list of drones below stays in sight. */
const shownAtFirst = 4;

/** What is due for everything in the hangar; renders nothing if nothing is. */
export function DuePanel() {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const { data, error, isFetching, refetch } = useListRemindersQuery({
    limit: limits.pageSize.max,
    tz: ownTimeZone(),
  });
  const [isWhole, setWhole] = useState(false);
  const [isWorkedOff, setWorkedOff] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  if (!data && error)
    return (
      <ErrorState
        compact
        title={t('upkeep.dueFailed')}
        text={errorText(error, common)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data || (data.items.length === 0 && !isWorkedOff)) return null;

  function move() {
    setWorkedOff(true);
    panel.current?.focus();
  }
  const hidden = isWhole ? 0 : data.items.length - shownAtFirst;
  return (
    <div ref={panel} tabIndex={-1}>
      <Section title={t('upkeep.dueTitle')} count={data.total}>
        {data.items.length === 0 ? (
          <p className={styles.facts}>{t('upkeep.nothingDue')}</p>
        ) : (
          <PlainList className={styles.list}>
            {data.items.slice(0, isWhole ? undefined : shownAtFirst).map((reminder) => (
              <DueRow key={`${reminder.kind} ${reminder._id}`} reminder={reminder} onDone={move} />
            ))}
          </PlainList>
        )}
        {hidden > 0 && (
          <div>
            <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
              {t('upkeep.dueMore', { count: hidden, formatted: number(hidden) })}
            </Button>
          </div>
        )}
      </Section>
    </div>
  );
}
