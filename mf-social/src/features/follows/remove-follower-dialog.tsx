import { errorText } from '@estela/api';
import { useRemoveFollowerMutation } from '@estela/api/social';
import type { UserCard } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { toast } from '@estela/ui';
import { LazyConfirmDialog } from '@estela/ui/lazy';

interface RemoveFollowerDialogProps {
  userId: string;
  follower: UserCard;
  open: boolean;
  onClose: () => void;
}

export function RemoveFollowerDialog({ userId, follower, open, onClose }: RemoveFollowerDialogProps) {
  const { t } = useTranslation('social');
  const [remove, { isLoading, error, reset }] = useRemoveFollowerMutation();
  const { name } = follower;

  const close = () => {
    reset();
    onClose();
  };
  const onConfirm = async () => {
    const answer = await remove({ id: userId, followerId: follower._id });
    if (answer.error) return;
    close();
    toast({ tone: 'success', text: t('followers.removed', { name }) });
  };
  return (
    <LazyConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('followers.confirm.title', { name })}
      text={t('followers.confirm.text', { name })}
      confirmLabel={t('common:remove')}
      busy={isLoading}
      error={error && errorText(error, t)}
      onConfirm={() => void onConfirm()}
    />
  );
}
