import { paths } from '@estela/contracts/paths';
import type { BookmarkKind } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { TabLinks } from '@estela/ui';

export function BookmarkTabs({ value }: { value: BookmarkKind | 'all' }) {
  const { t } = useTranslation('social');
  return (
    <TabLinks
      as={Link}
      label={t('bookmarks.tabs')}
      value={value}
      items={[
        { id: 'all', label: t('bookmarks.all'), link: { to: paths.bookmarks() } },
        { id: 'flight', label: t('bookmarks.flight'), link: { to: paths.bookmarks({ kind: 'flight' }) } },
        { id: 'spot', label: t('bookmarks.spot'), link: { to: paths.bookmarks({ kind: 'spot' }) } },
      ]}
    />
  );
}
