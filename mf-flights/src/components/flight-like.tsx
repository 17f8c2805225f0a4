import { useSession, useToggleLike } from '@estela/api';
import type { Flight } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { LikeButton, toast } from '@estela/ui';

interface FlightLikeProps {
  flight: Pick<Flight, '_id' | 'title' | 'likes' | 'likedByMe'>;
}

export function FlightLike({ flight }: FlightLikeProps) {
  const { t } = useTranslation('flights');
  const { user } = useSession();
  const { session } = usePlatform();
  const toggleLike = useToggleLike();
  const { _id, likedByMe } = flight;

  async function toggle() {
    if (!user) return session.openLogin();
    const { error } = await toggleLike({ kind: 'flight', _id, likedByMe });
    if (error) toast({ tone: 'danger', text: t('toast.likeFailed') });
  }

  return <LikeButton name={flight.title} liked={likedByMe} count={flight.likes} onToggle={toggle} />;
}
