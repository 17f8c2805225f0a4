import { useListRemindersQuery } from '@estela/api/gear';
import type { Reminder } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, Section } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { DoneButton } from './done-button.tsx';
import styles from './upkeep.module.css';
import { useRuleTexts } from './use-rule-texts.ts';

const CalendarDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "calendar-dialog" */ './calendar-dialog.tsx')).CalendarDialog,
);

function pathOf({ subject }: Reminder): string {
  if (subject.kind === 'drone') return paths.drone(subject._id);
  return subject.kind === 'component'
    ? paths.components({ part: subject._id })
    : paths.equipmentItems({ item: subject._id });
}

/** What is due of everything in the hangar; nothing at all while nothing is. */
export function DuePanel() {
  const { t } = useTranslation('gear');
  const { date } = useFormat();
  const texts = useRuleTexts();
  const { data } = useListRemindersQuery({ limit: limits.pageSize.max });
  const [isOpen, setOpen] = useState(false);
  if (!data || data.items.length === 0) return null;
  return (
    <Section
      title={t('upkeep.dueTitle')}
      count={data.total}
      actions={
        <Button
          icon={<CalendarDays aria-hidden="true" />}
          aria-haspopup="dialog"
          onPointerEnter={CalendarDialog.fetchAhead}
          onClick={() => setOpen(true)}
        >
          {t('upkeep.calendar.open')}
        </Button>
      }
    >
      <ul className={styles.list}>
        {data.items.map((reminder) => {
          const { kind, _id, subject, dueOn, rule } = reminder;
          const name = kind === 'warranty' ? t('upkeep.warranty') : reminder.text || t('upkeep.check');
          return (
            <li key={`${kind} ${_id}`} className={styles.item}>
              <div className={styles.words}>
                <p className={styles.name}>{name}</p>
                <p className={styles.facts}>
                  <Link to={pathOf(reminder)}>{subject.name}</Link>
                  {' · '}
                  {rule ? texts.left(rule) : dueOn && t('upkeep.ends', { date: date(dueOn) })}
                </p>
              </div>
              {rule && <DoneButton id={_id} name={`${name}, ${subject.name}`} />}
            </li>
          );
        })}
      </ul>
      <CalendarDialog open={isOpen} onOpenChange={setOpen} />
    </Section>
  );
}
