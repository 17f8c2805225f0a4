import { errorOf, errorText } from '@estela/api';
import { useDeleteFlightMutation } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { toast } from '@estela/ui';
import { ConfirmDialog } from '@estela/ui/dialog';

interface DeleteFlightDialogProps {
  flight: Pick<Flight, '_id' | 'title'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted?: (() => void) | undefined;
}

export function DeleteFlightDialog({ flight, open, onOpenChange, onDeleted }: DeleteFlightDialogProps) {
  const { t } = useTranslation('flights');
  const [deleteFlight, { isLoading, error, reset }] = useDeleteFlightMutation();
  const { title } = flight;

  function change(wanted: boolean) {
    reset();
    onOpenChange(wanted);
  }

  async function remove() {
    const answer = await deleteFlight(flight._id);
    // Gone already, from another tab: the wish is fulfilled.
    if (answer.error && errorOf(answer.error)?.code !== 'NOT_FOUND') return;
    onOpenChange(false);
    toast({ tone: 'success', text: t('delete.done', { title }) });
    onDeleted?.();
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={t('delete.title', { title })}
      text={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      busy={isLoading}
      error={error && errorText(error, t)}
      onConfirm={remove}
    />
  );
}
