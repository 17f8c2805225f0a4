import { type LikeTarget, useSession, useToggleLike } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { LikeButton, toast } from '@estela/ui';
import { refusalText } from '../refusal-text.ts';

export interface LikeControlProps {
  kind: LikeTarget['kind'];
  /** Of the item. */
  name: string;
  item: Omit<LikeTarget, 'kind'> & { likes: number };
}

/** Likes at once and everywhere; takes that back where the server rejects it. A guest is asked to log in. */
export function LikeControl({ kind, name, item: { _id, likedByMe, likes } }: LikeControlProps) {
  const { t } = useTranslation('common');
  const { user, expired } = useSession();
  const { session } = usePlatform();
  const toggleLike = useToggleLike();

  async function toggle() {
    if (!user && !expired) return session.openLogin();
    const { error } = await toggleLike({ kind, _id, likedByMe });
    if (error) toast({ tone: 'danger', text: refusalText(error, t, t('likeFailed')) });
  }

  return <LikeButton name={name} liked={likedByMe} count={likes} onToggle={() => void toggle()} />;
}
