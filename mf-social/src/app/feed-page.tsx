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
  // A pilot's page has its column's place from the start, also while it waits; the column comes where it fits.
  const isPilot = status !== 'guest';
  const hasRoom = useHasRoomBeside();
  return (
    <Page width={isPilot ? 'content' : 'narrow'}>
      <div className={isPilot ? styles.beside : undefined}>
        <div className={styles.feed}>
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
        </div>
        {/* The empty following feed has them itself. */}
        {hasRoom && status === 'user' && (
          <div className={styles.column}>{tab === 'global' && <SuggestedPilots />}</div>
        )}
      </div>
    </Page>
  );
}
