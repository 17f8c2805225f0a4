import { useSession } from '@estela/api';
import { feedTabs } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { oneOf, useQueryState } from '@estela/runtime/query-state';
import { Page, PageHeader } from '@estela/ui';
import { SignInPrompt } from '../components/sign-in-prompt.tsx';
import { SuggestedPilots } from '../components/suggested-pilots.tsx';
import { EmptyFollowing, EmptyGlobal } from '../features/feed/empty-feed.tsx';
import { FeedStream } from '../features/feed/feed-stream.tsx';
import { FeedTabs } from '../features/feed/feed-tabs.tsx';
import { HiddenButton } from '../features/feed/hidden-button.tsx';
import styles from './feed-page.module.css';
import { useHasRoomBeside } from './use-has-room-beside.ts';

const pageParams = { tab: oneOf(feedTabs, 'global') };

export function FeedPage() {
  const { t } = useTranslation('social');
  const { status, expired } = useSession();
  const { tab } = useQueryState(pageParams).query;
  const mayFollow = tab === 'global' || status === 'user' || expired;
  const hasColumn = useHasRoomBeside() && status === 'user';
  return (
    <Page width={hasColumn ? 'content' : 'narrow'}>
      <div className={hasColumn ? styles.beside : undefined}>
        <div className={styles.feed}>
          <PageHeader
            title={t('page.feed')}
            lead={t('feed.lead')}
            actions={status === 'user' && <HiddenButton />}
          />
          <FeedTabs value={tab} />
          {mayFollow ? (
            <FeedStream key={tab} tab={tab} empty={tab === 'global' ? <EmptyGlobal /> : <EmptyFollowing />} />
          ) : (
            <SignInPrompt title={t('feed.guest.title')} text={t('feed.guest.text')} />
          )}
        </div>
        {/* The empty following feed has them itself. */}
        {hasColumn && <div className={styles.column}>{tab === 'global' && <SuggestedPilots />}</div>}
      </div>
    </Page>
  );
}
