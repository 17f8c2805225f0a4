import { useSession } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { Page, PageHeader } from '@estela/ui';
import { SignInPrompt } from '../components/sign-in-prompt.tsx';
import { EmptyFollowing, EmptyGlobal } from '../features/feed/empty-feed.tsx';
import { FeedStream } from '../features/feed/feed-stream.tsx';
import { useFeedTab } from '../features/feed/feed-tab.ts';
import { FeedTabs } from '../features/feed/feed-tabs.tsx';

export function FeedPage() {
  const { t } = useTranslation('social');
  const { status, expired } = useSession();
  const tab = useFeedTab();
  const mayFollow = tab === 'global' || status === 'user' || expired;
  return (
    <Page width="narrow">
      <PageHeader title={t('page.feed')} lead={t('feed.lead')} />
      <FeedTabs value={tab} />
      {mayFollow ? (
        <FeedStream key={tab} tab={tab} empty={tab === 'global' ? <EmptyGlobal /> : <EmptyFollowing />} />
      ) : (
        <SignInPrompt title={t('feed.guest.title')} text={t('feed.guest.text')} />
      )}
    </Page>
  );
}
