import { errorText } from '@estela/api';
import { useCompleteReminderRuleMutation } from '@estela/api/gear';
import { useTranslation } from '@estela/i18n';
import { Button, toast } from '@estela/ui';
import { Check } from 'lucide-react';

interface DoneButtonProps {
  id: string;
  name: string;
  /** Where the row is about to go: the focus needs another place. */
  onDone?: (() => void) | undefined;
}

/** Says that what a rule reminds of is done: it counts from zero, and the log of the drone has a check. */
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
