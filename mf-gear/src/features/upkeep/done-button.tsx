import { errorText } from '@estela/api';
import { useCompleteReminderRuleMutation } from '@estela/api/gear';
import { useTranslation } from '@estela/i18n';
import { Button, toast } from '@estela/ui';
import { Check } from 'lucide-react';

interface DoneButtonProps {
  id: string;
  name: string;
  /** Called when the row is about to disappear: the focus needs another place. */
  onDone?: (() => void) | undefined;
}

/** Marks the task of a rule as done: it counts from zero again, and the log of the drone gets a check. */
export function DoneButton({ id, name, onDone }: DoneButtonProps) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const [complete, { isLoading }] = useCompleteReminderRuleMutation();

  async function done() {
    const { error } = await complete({ id, body: {} });
    if (error) return toast({ tone: 'danger', text: errorText(error, common) });
    toast({ tone: 'success', text: t('upkeep.doneSaved', { name }) });
    onDone?.();
  }

  return (
    <Button
      size="sm"
      icon={<Check aria-hidden="true" />}
      busy={isLoading}
      aria-label={t('upkeep.doneLabel', { name })}
      onClick={() => void done()}
    >
      {t('upkeep.done')}
    </Button>
  );
}
