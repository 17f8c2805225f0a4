import { useDeleteReminderRuleMutation } from '@estela/api/gear';
import type { ReminderRule } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { DeleteEntityButton } from '@estela/kit/entity';
import { Badge, IconButton } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { Pencil } from 'lucide-react';
import { DoneButton } from './done-button.tsx';
import styles from './upkeep.module.css';
import { useRuleTexts } from './use-rule-texts.ts';

interface RuleListProps {
  rules: readonly ReminderRule[];
  /** Shows the subject of each, if the list has several. */
  named: boolean;
  onEdit: (rule: ReminderRule) => void;
}

export function RuleList({ rules, named, onEdit }: RuleListProps) {
  return (
    <PlainList className={styles.list}>
      {rules.map((rule) => (
        <RuleRow key={rule._id} rule={rule} named={named} onEdit={onEdit} />
      ))}
    </PlainList>
  );
}

interface RuleRowProps extends Pick<RuleListProps, 'named' | 'onEdit'> {
  rule: ReminderRule;
}

function RuleRow({ rule, named, onEdit }: RuleRowProps) {
  const { t } = useTranslation('gear');
  const texts = useRuleTexts();
  const [remove] = useDeleteReminderRuleMutation();
  const name = rule.text || t('upkeep.check');
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {rule.due && <Badge tone="warning">{t('upkeep.due')}</Badge>}
        </p>
        <p className={styles.facts}>
          {[named && rule.subject.name, texts.every(rule), texts.left(rule)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.actions}>
        <DoneButton id={rule._id} name={name} />
        <IconButton
          label={t('upkeep.edit', { name })}
          icon={<Pencil aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => onEdit(rule)}
        />
        <DeleteEntityButton name={name} text={t('upkeep.rule.deleteText')} remove={() => remove(rule._id)} />
      </div>
    </li>
  );
}
