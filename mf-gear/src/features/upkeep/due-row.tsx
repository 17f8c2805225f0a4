import type { Reminder } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { dayOf } from '../../components/days.ts';
import { DoneButton } from './done-button.tsx';
import styles from './upkeep.module.css';
import { useRuleTexts } from './use-rule-texts.ts';

interface DueRowProps {
  reminder: Reminder;
  onDone: () => void;
}

export function DueRow({ reminder, onDone }: DueRowProps) {
  const { t } = useTranslation('gear');
  const { date } = useFormat();
  const texts = useRuleTexts();
  const { kind, _id, subject, dueOn, rule } = reminder;
  const name = kind === 'warranty' ? t('upkeep.warranty') : reminder.text || t('upkeep.check');
  const ending =
    dueOn && t(dueOn < dayOf(new Date()) ? 'upkeep.ended' : 'upkeep.ends', { date: date(dueOn) });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <Link to={pathOf(reminder)}>{subject.name}</Link>
          {' · '}
          {rule ? texts.left(rule) : ending}
        </p>
      </div>
      {rule && <DoneButton id={_id} name={`${name}, ${subject.name}`} onDone={onDone} />}
    </li>
  );
}

function pathOf({ subject }: Reminder): string {
  if (subject.kind === 'drone') return paths.drone(subject._id);
  return subject.kind === 'component'
    ? paths.components({ part: subject._id })
    : paths.equipmentItems({ item: subject._id });
}
