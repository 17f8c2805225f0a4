import { errorOf, errorText } from '@estela/api';
import { useDeleteSpotMutation } from '@estela/api/spots';
import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { toast } from '@estela/ui';
import { ConfirmDialog } from '@estela/ui/dialog';
import { useState } from 'react';

export interface DeleteSpotDialogProps {
  spot: Pick<Spot, '_id' | 'name'>;
  /** The dialog has left the screen. */
  onClosed: () => void;
  onDeleted: () => void;
}

/** Mounted by the wish to delete, and therefore open. */
export function DeleteSpotDialog({ spot, onClosed, onDeleted }: DeleteSpotDialogProps) {
  const { t } = useTranslation('spots');
  const [open, setOpen] = useState(true);
  const [deleteSpot, { isLoading, error }] = useDeleteSpotMutation();
  const { name } = spot;

  function close() {
    setOpen(false);
    onClosed();
  }

  async function remove() {
    const answer = await deleteSpot(spot._id);
    // Gone already, from another tab: the wish is fulfilled.
    if (answer.error && errorOf(answer.error)?.code !== 'NOT_FOUND') return;
    close();
    onDeleted();
    toast({ tone: 'success', text: t('delete.done', { name }) });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(wanted) => !wanted && close()}
      title={t('delete.title', { name })}
      text={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      busy={isLoading}
      error={error && errorText(error, t)}
      onConfirm={remove}
    />
  );
}
