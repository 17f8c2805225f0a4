import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { IconButton, toast } from '@estela/ui';
import { Trash2 } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { DeleteSpotDialogProps } from './delete-spot-dialog.tsx';

interface DeleteSpotButtonProps {
  spot: Pick<Spot, '_id' | 'name'>;
  /** This button goes with its spot: give the focus a new place. */
  onDeleted: () => void;
}

// The dialog weighs more than the list: it comes when someone reaches for it.
const loadDialog = async () =>
  (await import(/* webpackChunkName: "delete-spot-dialog" */ './delete-spot-dialog.tsx')).DeleteSpotDialog;

export function DeleteSpotButton({ spot, onDeleted }: DeleteSpotButtonProps) {
  const { t } = useTranslation('spots');
  const { t: common } = useTranslation('common');
  const [Dialog, setDialog] = useState<ComponentType<DeleteSpotDialogProps>>();

  async function ask() {
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
    } catch {
      toast({ tone: 'danger', text: common('error.network') });
    }
  }

  function fetchAhead() {
    // A failure here is told when the dialog is asked for.
    loadDialog().catch(() => undefined);
  }

  return (
    <>
      <IconButton
        label={t('card.delete', { name: spot.name })}
        icon={<Trash2 aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={ask}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
      />
      {Dialog && <Dialog spot={spot} onClosed={() => setDialog(undefined)} onDeleted={onDeleted} />}
    </>
  );
}
