import { errorOf, errorText } from '@estela/api';
import { useDeleteDroneMutation } from '@estela/api/gear';
import type { Drone } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { toast } from '@estela/ui';
import { ConfirmDialog } from '@estela/ui/dialog';

interface DeleteDroneDialogProps {
  drone: Pick<Drone, '_id' | 'name'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DeleteDroneDialog({ drone, open, onOpenChange }: DeleteDroneDialogProps) {
  const { t } = useTranslation('gear');
  const [deleteDrone, { isLoading, error, reset }] = useDeleteDroneMutation();
  const { name } = drone;

  function change(wanted: boolean) {
    reset();
    onOpenChange(wanted);
  }

  async function remove() {
    const answer = await deleteDrone(drone._id);
    // Gone already, from another tab: the wish is fulfilled.
    if (answer.error && errorOf(answer.error)?.code !== 'NOT_FOUND') return;
    onOpenChange(false);
    toast({ tone: 'success', text: t('delete.done', { name }) });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={t('delete.title', { name })}
      text={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      busy={isLoading}
      error={error && errorText(error, t)}
      onConfirm={remove}
    />
  );
}
