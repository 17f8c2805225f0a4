import { errorOf, errorText } from '@estela/api';
import { useUnblockUserMutation } from '@estela/api/social';
import type { UserProfile } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Button, toast } from '@estela/ui';

interface UnblockButtonProps {
  pilot: UserProfile;
}

export function UnblockButton({ pilot: { _id, name } }: UnblockButtonProps) {
  const { t } = useTranslation('social');
  const [unblock, { isLoading }] = useUnblockUserMutation();

  async function press() {
    const { error } = await unblock(_id);
    if (error) toast({ tone: 'danger', text: errorText(errorOf(error), t) });
  }

  return (
    <Button busy={isLoading} onClick={() => void press()} aria-label={t('pilot.unblockOf', { name })}>
      {t('pilot.unblock')}
    </Button>
  );
}
