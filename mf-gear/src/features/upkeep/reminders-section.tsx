import { errorText } from '@estela/api';
import { useListReminderRulesQuery } from '@estela/api/gear';
import type { ReminderRule, ReminderSubject } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { Button, EmptyState, ListState, Section } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { RuleList } from './rule-list.tsx';

const RuleDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "reminder-dialog" */ './rule-dialog.tsx')).RuleDialog,
);

interface RemindersSectionProps {
  /** What the page is about first, then its parts. */
  subjects: readonly ReminderSubject[];
}

/** What is to be done again and again: every so many days, flights or hours. */
export function RemindersSection({ subjects }: RemindersSectionProps) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { currentData, error, isFetching, refetch } = useListReminderRulesQuery({
    limit: limits.pageSize.max,
  });
  const [edited, setEdited] = useState<ReminderRule>();
  const [isOpen, setOpen] = useState(false);
  const ids = new Set(subjects.map(({ _id }) => _id));
  const rules = currentData?.items.filter(({ subject }) => ids.has(subject._id));

  function open(rule?: ReminderRule) {
    setEdited(rule);
    setOpen(true);
  }

  const add = (
    <Button icon={<BellPlus aria-hidden="true" />} aria-haspopup="dialog" onClick={() => open()}>
      {t('upkeep.rule.new')}
    </Button>
  );
  return (
    <Section title={t('upkeep.rules')} actions={rules && rules.length > 0 && add}>
      <ListState
        items={rules}
        loading={isFetching}
        error={error !== undefined && errorText(error, common)}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            compact
            headingLevel={3}
            title={t('upkeep.rulesEmpty')}
            text={t('upkeep.rulesLead')}
            action={add}
          />
        }
      >
        {(items) => <RuleList rules={items} named={subjects.length > 1} onEdit={open} />}
      </ListState>
      <RuleDialog
        key={edited?._id ?? 'new'}
        subjects={subjects}
        rule={edited}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </Section>
  );
}
