import { errorText } from '@estela/api';
import { useUnblockUserMutation } from '@estela/api/social';
import type { UserCard } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button, type ButtonSize, toast } from '@estela/ui';

interface UnblockButtonProps {
  pilot: Pick<UserCard, '_id' | 'name'>;
  size?: ButtonSize;
}

export function UnblockButton({ pilot: { _id, name }, size = 'sm' }: UnblockButtonProps) {
  const { t } = useTranslation('social');
  const [unblock, { isLoading }] = useUnblockUserMutation();
  const onClick = async () => {
    const { error } = await unblock(_id);
    toast(
      error
        ? { tone: 'danger', text: errorText(error, t) }
        : { tone: 'success', text: t('blocked.lifted', { name }) },
    );
  };
  return (
    <Button
      size={size}
      busy={isLoading}
      aria-label={t('blocked.lift', { name })}
      onClick={() => void onClick()}
    >
      {t('blocked.liftShort')}
    </Button>
  );
}
