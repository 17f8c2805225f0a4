import { errorText, type LikeTarget, useSession, useToggleLike } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { LikeButton, toast } from '@estela/ui';

interface LikeControlProps {
  /** What is liked, as people call it. */
  name: string;
  item: LikeTarget & { likes: number };
}

export function LikeControl({ name, item }: LikeControlProps) {
  const { t } = useTranslation('common');
  const { status } = useSession();
  const { session } = usePlatform();
  const toggleLike = useToggleLike();

  const onToggle = async () => {
    if (status !== 'user') return session.openLogin();
    const { error } = await toggleLike(item);
    if (error) toast({ tone: 'danger', text: errorText(error, t) });
  };
  return (
    <LikeButton name={name} liked={item.likedByMe} count={item.likes} onToggle={() => void onToggle()} />
  );
}
