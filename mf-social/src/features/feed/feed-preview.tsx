import { useGetFeedInfiniteQuery } from '@estela/api/social';
import type { FeedTab } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { ListState, SkeletonList } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import type { ReactNode } from 'react';
import styles from './feed.module.css';
import { FeedEntry } from './feed-entry.tsx';

interface FeedPreviewProps {
  tab: FeedTab;
  /** How many of the newest. */
  count: number;
  empty: ReactNode;
}

/** A taste of the feed on another page. */
export function FeedPreview({ tab, count, empty }: FeedPreviewProps) {
  const { t } = useTranslation('social');
  const query = useGetFeedInfiniteQuery(
    { tab, limit: count },
    { refetchOnMountOrArgChange: true, refetchCachedPages: false },
  );
  const { more: _more, ...state } = streamState(query, t);
  return (
    <ListState
      {...state}
      errorTitle={t('feed.failed')}
      empty={empty}
      skeleton={<SkeletonList of="entry" count={count} />}
    >
      {(items) => (
        <PlainList ordered aria-label={t(`feed.${tab}`)} className={styles.stream}>
          {items.map((item) => (
            <li key={`${item.kind}:${item._id}`}>
              <FeedEntry item={item} headingLevel={3} />
            </li>
          ))}
        </PlainList>
      )}
    </ListState>
  );
}
