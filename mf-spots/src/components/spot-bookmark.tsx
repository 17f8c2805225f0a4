import { useSession } from '@estela/api';
import { useBookmarkSpotMutation, useUnbookmarkSpotMutation } from '@estela/api/spots';
import type { BoxSpot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { Button, toast } from '@estela/ui';
import { Bookmark, BookmarkCheck } from 'lucide-react';

/** Keeps a spot for later. A guest is asked to log in. */
export function SpotBookmark({ spot: { _id, name, bookmarkedByMe } }: { spot: BoxSpot }) {
  const { t } = useTranslation('spots');
  const { user } = useSession();
  const { session } = usePlatform();
  const [add] = useBookmarkSpotMutation();
  const [remove] = useUnbookmarkSpotMutation();
  const Icon = bookmarkedByMe ? BookmarkCheck : Bookmark;

  async function toggle() {
    if (!user) return session.openLogin();
    const { error } = await (bookmarkedByMe ? remove(_id) : add(_id));
    if (error) toast({ tone: 'danger', text: t('page.bookmarkFailed') });
  }

  return (
    <Button
      icon={<Icon aria-hidden="true" />}
      aria-pressed={bookmarkedByMe}
      aria-label={t('page.bookmarkOf', { name })}
      onClick={() => void toggle()}
    >
      {t(bookmarkedByMe ? 'page.bookmarked' : 'page.bookmark')}
    </Button>
  );
}
