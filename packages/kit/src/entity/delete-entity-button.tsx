import { useTranslation } from '@estela/i18n';
import { Button, IconButton } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Deletion } from './delete-entity-dialog.tsx';

// The dialog weighs more than the list: it comes when someone reaches for it.
const DeleteEntityDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "delete-entity-dialog" */ './delete-entity-dialog.tsx'))
      .DeleteEntityDialog,
);

export interface DeleteEntityButtonProps extends Deletion {
  /** A button with words, for the end of an entity's page; without it the picture alone. */
  label?: string;
}

/** Deletes an entity after asking: a button with `label`, else an icon alone. */
export function DeleteEntityButton({ label, ...deletion }: DeleteEntityButtonProps) {
  const { t } = useTranslation('common');
  const [isAsking, setAsking] = useState(false);
  const ask = {
    'aria-haspopup': 'dialog',
    onClick: () => setAsking(true),
    onPointerEnter: DeleteEntityDialog.fetchAhead,
    onFocus: DeleteEntityDialog.fetchAhead,
  } as const;
  return (
    <>
      {label ? (
        <Button {...ask} variant="danger">
          {label}
        </Button>
      ) : (
        <IconButton
          {...ask}
          label={t('deletion.item', { name: deletion.name })}
          icon={<Trash2 aria-hidden="true" />}
        />
      )}
      <DeleteEntityDialog {...deletion} open={isAsking} onOpenChange={setAsking} />
    </>
  );
}
