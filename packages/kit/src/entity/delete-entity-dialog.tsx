import { errorOf, errorText } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { toast } from '@estela/ui';
import { ConfirmDialog } from '@estela/ui/dialog';
import { type ReactNode, useState } from 'react';

/** What deleting an entity takes; the same for a button, a menu and a dialog. */
export interface Deletion {
  /** Of the entity. */
  name: string;
  /** What else goes with it or stays without it. */
  text: ReactNode;
  /** What to say where the server fails; the entity has its own words for it. */
  failed?: string;
  /** The delete mutation. */
  remove: () => Promise<{ error?: unknown }>;
  /** Where the server can bring it back: offered once it is gone. */
  undo?: { label: string; run: () => Promise<{ error?: unknown }> } | undefined;
  /** After it is gone: a page about it leads elsewhere. */
  onDeleted?: (() => void) | undefined;
}

export interface DeleteEntityDialogProps extends Deletion {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Nothing that the visitor could mend. */
const faults: ReadonlySet<string | undefined> = new Set(['INTERNAL', 'UNAVAILABLE', 'UNKNOWN']);

/** Asks before an entity is deleted, and names it. */
export function DeleteEntityDialog(props: DeleteEntityDialogProps) {
  const { name, text, failed, remove, undo, onDeleted, open, onOpenChange } = props;
  const { t } = useTranslation('common');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  function change(wanted: boolean) {
    setError(undefined);
    onOpenChange(wanted);
  }

  async function confirm() {
    setBusy(true);
    const { error: refused } = await remove();
    setBusy(false);
    // Gone already, from another tab: the wish is fulfilled.
    if (refused && errorOf(refused)?.code !== 'NOT_FOUND') return setError(refused);
    change(false);
    toast({
      tone: 'success',
      text: t('deletion.done', { name }),
      ...(undo && { action: { label: undo.label, onAction: () => void bringBack() } }),
    });
    onDeleted?.();
  }

  async function bringBack() {
    const failure = (await undo?.run())?.error;
    if (failure) toast({ tone: 'danger', text: errorText(failure, t) });
  }

  function problem() {
    if (error === undefined) return undefined;
    return failed && faults.has(errorOf(error)?.code) ? failed : errorText(error, t);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={t('deletion.title', { name })}
      text={text}
      confirmLabel={t('delete')}
      busy={isBusy}
      error={problem()}
      onConfirm={() => void confirm()}
    />
  );
}
