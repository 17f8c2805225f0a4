import { useGetFeedInfiniteQuery } from '@estela/api/social';
import type { FeedTab } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { ListState, SkeletonList } from '@estela/ui';
import type { ReactNode } from 'react';
import { streamState } from '../../components/stream-state.ts';
import styles from './feed.module.css';
import { FeedEntry } from './feed-entry.tsx';

interface FeedStreamProps {
  tab: FeedTab;
  empty: ReactNode;
  /** Only so many, without more to come: a taste of the feed on another page. */
  preview?: number;
}

export function FeedStream({ tab, empty, preview }: FeedStreamProps) {
  const { t } = useTranslation('social');
  const query = useGetFeedInfiniteQuery(preview ? { tab, limit: preview } : { tab });
  const { more, ...state } = streamState(query, t);
  return (
    <ListState
      {...state}
      more={preview ? undefined : more}
      empty={empty}
      skeleton={
        <div className={styles.stream}>
          <SkeletonList count={1} />
          <SkeletonList count={1} />
        </div>
      }
    >
      {(items) => (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics from unstyled lists
        <ol role="list" aria-label={t(`feed.${tab}`)} className={styles.stream}>
          {items.map((item, index) => (
            <li key={`${item.kind}:${item._id}`}>
              <FeedEntry item={item} first={index === 0} headingLevel={preview ? 3 : 2} />
            </li>
          ))}
        </ol>
      )}
    </ListState>
  );
}
