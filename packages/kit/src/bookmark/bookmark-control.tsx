import { useSession } from '@estela/api';
import { type BookmarkTarget, useToggleBookmark } from '@estela/api/bookmarks';
import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { Button, IconButton, toast } from '@estela/ui';
import { Bookmark } from 'lucide-react';
import { refusalText } from '../refusal-text.ts';
import styles from './bookmark-control.module.css';

export interface BookmarkControlProps {
  kind: BookmarkTarget['kind'];
  /** Of the item. */
  name: string;
  item: Omit<BookmarkTarget, 'kind'>;
  /** With its word, for pages; cards have the picture alone. */
  labelled?: boolean;
}

/** Keeps an item for later, at once and everywhere; takes that back where the server refuses. A guest is asked to log in. */
export function BookmarkControl({ kind, name, item, labelled = false }: BookmarkControlProps) {
  const { t } = useTranslation('common');
  const { user, expired } = useSession();
  const { session } = usePlatform();
  const toggleBookmark = useToggleBookmark();
  const { _id, bookmarkedByMe } = item;

  async function toggle() {
    if (!user && !expired) return session.openLogin();
    const { error } = await toggleBookmark({ kind, _id, bookmarkedByMe });
    if (error) toast({ tone: 'danger', text: refusalText(error, t, t('bookmarks.failed', { name })) });
  }

  const shared = {
    icon: <Bookmark className={bookmarkedByMe ? styles.on : undefined} aria-hidden="true" />,
    onClick: () => void toggle(),
  };
  if (!labelled)
    return <IconButton {...shared} pressed={bookmarkedByMe} label={t('bookmarks.of', { name })} />;
  return (
    <Button {...shared} aria-pressed={bookmarkedByMe} aria-label={t('bookmarks.of', { name })}>
      {t(bookmarkedByMe ? 'bookmarks.added' : 'bookmarks.add')}
    </Button>
  );
}
