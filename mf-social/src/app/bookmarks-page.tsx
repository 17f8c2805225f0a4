import { bookmarkKinds } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { oneOf, useQueryState } from '@estela/runtime/query-state';
import { Page, PageHeader } from '@estela/ui';
import { BookmarkList } from '../features/bookmarks/bookmark-list.tsx';
import { BookmarkTabs } from '../features/bookmarks/bookmark-tabs.tsx';

const pageParams = { kind: oneOf(['all', ...bookmarkKinds], 'all') };

export function BookmarksPage() {
  const { t } = useTranslation('social');
  const { kind } = useQueryState(pageParams).query;
  return (
    <Page width="narrow">
      <PageHeader title={t('page.bookmarks')} lead={t('bookmarks.lead')} />
      <BookmarkTabs value={kind} />
      <BookmarkList key={kind} kind={kind} />
    </Page>
  );
}
