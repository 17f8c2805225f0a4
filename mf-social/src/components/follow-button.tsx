import { errorText, useSession } from '@estela/api';
import { useToggleFollow } from '@estela/api/social';
import type { UserCard } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { Button, type ButtonSize, toast } from '@estela/ui';
import { Check, UserPlus } from 'lucide-react';

interface FollowButtonProps {
  pilot: Pick<UserCard, '_id' | 'name' | 'followedByMe'>;
  size?: ButtonSize;
  /** The main action of its screen. */
  main?: boolean;
}

/** Follows at once; nobody follows themselves. */
export function FollowButton({ pilot, size = 'sm', main = false }: FollowButtonProps) {
  const { t } = useTranslation('social');
  const { status, user } = useSession();
  const { session } = usePlatform();
  const toggleFollow = useToggleFollow();
  const { name, followedByMe } = pilot;
  if (user?._id === pilot._id) return null;

  const onClick = async () => {
    if (status !== 'user') return session.openLogin();
    const { error } = await toggleFollow(pilot);
    if (error) toast({ tone: 'danger', text: errorText(error, t) });
  };
  return (
    <Button
      size={size}
      variant={main && !followedByMe ? 'primary' : 'secondary'}
      icon={followedByMe ? <Check aria-hidden="true" /> : <UserPlus aria-hidden="true" />}
      aria-label={t(followedByMe ? 'follow.stop' : 'follow.start', { name })}
      onClick={() => void onClick()}
    >
      {t(followedByMe ? 'common:following' : 'common:follow')}
    </Button>
  );
}
