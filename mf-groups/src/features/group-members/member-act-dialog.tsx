import { errorText } from '@estela/api';
import type { Group } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { ConfirmDialog } from '@estela/ui/dialog';
import { useState } from 'react';
import { TypedConfirmDialog } from '../../components/typed-confirm-dialog.tsx';
import type { AskedAct } from './member-acts.ts';

interface MemberActDialogProps {
  act: AskedAct;
  group: Group;
  name: string;
  username: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => Promise<unknown>;
}

/** Asks before a member is removed or banned; transferring ownership requires typing the new owner's name. */
export function MemberActDialog(props: MemberActDialogProps) {
  const { act, group, name, username, open, onOpenChange, onConfirm } = props;
  const { t } = useTranslation('groups');
  const { t: common } = useTranslation('common');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const texts = {
    title: t(`members.ask.${act}.title`, { name, group: group.name }),
    text: t(`members.ask.${act}.text`, { name }),
    confirmLabel: t(`members.act.${act}`),
  };

  if (act === 'handOver')
    return (
      <TypedConfirmDialog
        {...texts}
        open={open}
        onOpenChange={onOpenChange}
        word={username}
        onConfirm={onConfirm}
      />
    );

  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (failure) {
      setError(t(`members.failedAct.${act}`, { name, reason: errorText(failure, common) }));
    }
    setBusy(false);
  }

  function change(wanted: boolean) {
    setError(undefined);
    onOpenChange(wanted);
  }
  return (
    <ConfirmDialog
      {...texts}
      open={open}
      onOpenChange={change}
      busy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
    />
  );
}
