import { errorText } from '@estela/api';
import { useAcceptInvitationMutation } from '@estela/api/notifications';
import { useTranslation } from '@estela/i18n';
import { Button, toast } from '@estela/ui';
import { Dialog } from '@estela/ui/dialog';
import styles from './notifications.module.css';

/** To a group with rules. */
export interface Invitation {
  id: string;
  name: string;
  rules: string;
}

interface RulesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  invitation: Invitation | undefined;
}

/** A group's rules, shown before joining. It stays open when its row disappears: an invitation may be withdrawn. */
export function RulesDialog({ open, onOpenChange, invitation }: RulesDialogProps) {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation('common');
  const [acceptInvitation, { isLoading }] = useAcceptInvitationMutation();
  if (!invitation) return null;
  const { id, name, rules } = invitation;
  const agree = async () => {
    const { error } = await acceptInvitation({ id, body: { accept: true } });
    onOpenChange(false);
    if (error) toast({ tone: 'danger', text: errorText(error, common) });
    else toast({ tone: 'success', text: t('answered.groupInvite.accept', { name }) });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('rulesOf', { name })}
      size="sm"
      footer={
        <>
          <Button variant="ghost" disabled={isLoading} onClick={() => onOpenChange(false)}>
            {common('cancel')}
          </Button>
          <Button variant="primary" busy={isLoading} onClick={() => void agree()}>
            {t('agree')}
          </Button>
        </>
      }
    >
      <p className={styles.rules}>{rules}</p>
    </Dialog>
  );
}
