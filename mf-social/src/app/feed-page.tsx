import { useSession } from '@estela/api';
import { feedTabs } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { oneOf, useQueryState } from '@estela/runtime/query-state';
import { Page, PageHeader } from '@estela/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { SignInPrompt } from '../components/sign-in-prompt.tsx';
import { EmptyFollowing, EmptyGlobal } from '../features/feed/empty-feed.tsx';
import { FeedStream } from '../features/feed/feed-stream.tsx';
import { FeedTabs } from '../features/feed/feed-tabs.tsx';
import { HiddenButton } from '../features/feed/hidden-button.tsx';
import styles from './feed-page.module.css';
import { useHasRoomBeside } from './use-has-room-beside.ts';

// For wide screens alone, and an extra: where it cannot be loaded the feed is whole without it.
const FeedColumn = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "feed-column" */ './feed-column.tsx').then(
    (loaded) => ({ default: loaded.FeedColumn }),
    () => ({ default: () => null }),
  ),
);

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
  const hasRoom = useHasRoomBeside();
  return (
    <Page>
      <div className={hasColumn ? styles.beside : undefined}>
        <div className={styles.feed}>
          <PageHeader title={t('page.feed')} lead={t('feed.lead')} />
          <div className={styles.bar}>
            <FeedTabs value={tab} />
            {status === 'user' && <HiddenButton />}
          </div>
          {mayFollow ? (
            <FeedStream
              key={tab}
              tab={tab}
              empty={tab === 'global' ? <EmptyGlobal /> : <EmptyFollowing suggests={!hasRoom} />}
            />
          ) : (
            <SignInPrompt title={t('feed.guest.title')} text={t('feed.guest.text')} />
          )}
        </div>
        {hasColumn && hasRoom && status !== 'starting' && (
          <div className={styles.column}>
            <Suspense>
              <FeedColumn />
            </Suspense>
          </div>
        )}
      </div>
    </Page>
  );
}
