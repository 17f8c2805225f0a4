import { useSession, useToggleLike } from '@estela/api';
import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { LikeButton, toast } from '@estela/ui';

interface SpotLikeProps {
  spot: Pick<Spot, '_id' | 'name' | 'likes' | 'likedByMe'>;
}

export function SpotLike({ spot }: SpotLikeProps) {
  const { t } = useTranslation('spots');
  const { user } = useSession();
  const { session } = usePlatform();
  const toggleLike = useToggleLike();
  const { _id, likedByMe } = spot;

  async function toggle() {
    if (!user) return session.openLogin();
    const { error } = await toggleLike({ kind: 'spot', _id, likedByMe });
    if (error) toast({ tone: 'danger', text: t('card.likeFailed') });
  }

  return <LikeButton name={spot.name} liked={likedByMe} count={spot.likes} onToggle={toggle} />;
}
