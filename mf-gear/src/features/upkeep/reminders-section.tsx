import { useListReminderRulesQuery } from '@estela/api/gear';
import type { ReminderRule, ReminderSubject } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { Button } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { ownTimeZone } from '../../components/days.ts';
import { ListSection } from '../../components/list-section.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { RuleList } from './rule-list.tsx';

const RuleDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "reminder-dialog" */ './rule-dialog.tsx')).RuleDialog,
);

interface RemindersSectionProps {
  /** The subject of the page first, then its parts. */
  subjects: readonly [ReminderSubject, ...ReminderSubject[]];
}

/** Recurring tasks: every so many days, flights or hours. */
export function RemindersSection({ subjects }: RemindersSectionProps) {
  const { t } = useTranslation('gear');
  // For a drone, with those of the parts on it.
  const query = useListReminderRulesQuery({
    subject: subjects[0]._id,
    limit: limits.pageSize.max,
    tz: ownTimeZone(),
  });
  const [edited, setEdited] = useState<ReminderRule>();
  const [isOpen, setOpen] = useState(false);

  function open(rule?: ReminderRule) {
    setEdited(rule);
    setOpen(true);
  }

  return (
    <>
      <ListSection
        title={t('upkeep.rules')}
        query={query}
        failed={t('upkeep.rulesFailed')}
        empty={{ title: t('upkeep.rulesEmpty'), text: t('upkeep.rulesLead') }}
        actions={<CalendarButton size="sm" />}
        add={
          <Button
            size="sm"
            icon={<BellPlus aria-hidden="true" />}
            aria-haspopup="dialog"
            onPointerEnter={RuleDialog.fetchAhead}
            onFocus={RuleDialog.fetchAhead}
            onClick={() => open()}
          >
            {t('upkeep.rule.new')}
          </Button>
        }
      >
        {(rules) => <RuleList rules={rules} named={subjects.length > 1} onEdit={open} />}
      </ListSection>
      <RuleDialog
        key={edited?._id ?? 'new'}
        subjects={subjects}
        rule={edited}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
