import { useSession } from '@estela/api';
import { feedTabs } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { oneOf, useQueryState } from '@estela/runtime/query-state';
import { Page, PageHeader } from '@estela/ui';
import { SignInPrompt } from '../components/sign-in-prompt.tsx';
import { EmptyFollowing, EmptyGlobal } from '../features/feed/empty-feed.tsx';
import { FeedStream } from '../features/feed/feed-stream.tsx';
import { FeedTabs } from '../features/feed/feed-tabs.tsx';
import { HiddenButton } from '../features/feed/hidden-button.tsx';
import styles from './feed-page.module.css';
import { WithColumn } from './with-column.tsx';

const pageParams = { tab: oneOf(feedTabs, 'global') };

export function FeedPage() {
  const { t } = useTranslation('social');
  const { status, expired } = useSession();
  const { tab } = useQueryState(pageParams).query;
  const isGuest = status === 'guest' && !expired;
  const mayFollow = tab === 'global' || status === 'user' || expired;
  // The column has its place from the start, also while the page waits; it comes where it fits. Guests on the other tab
  // are asked to log in there.
  const hasColumn = !isGuest || tab === 'global';
  return (
    <Page>
      <WithColumn hasColumn={hasColumn} isReady={status !== 'starting'}>
        <PageHeader title={t('page.feed')} lead={t('feed.lead')} />
        <div className={styles.bar}>
          <FeedTabs value={tab} />
          {status === 'user' && <HiddenButton />}
        </div>
        {mayFollow ? (
          <FeedStream key={tab} tab={tab} empty={tab === 'global' ? <EmptyGlobal /> : <EmptyFollowing />} />
        ) : (
          <SignInPrompt title={t('feed.guest.title')} text={t('feed.guest.text')} />
        )}
      </WithColumn>
    </Page>
  );
}
