import { useGetFeedInfiniteQuery } from '@estela/api/social';
import type { FeedItem } from '@estela/contracts';
import type { FeedTab } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { useIsReturn } from '@estela/runtime/is-return';
import { ListState, SkeletonList } from '@estela/ui';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { streamState } from '../../components/stream-state.ts';
import styles from './feed.module.css';
import { FeedEntry } from './feed-entry.tsx';

/** Cards that fill the first screen, also a tall one. */
const screenful = 3;

/** Seconds within which who opens the feed again finds what they had loaded of it. */
const freshFor = 120;

interface FeedStreamProps {
  tab: FeedTab;
  empty: ReactNode;
  /** Only so many, without more to come: a taste of the feed on another page. */
  preview?: number;
}

export function FeedStream({ tab, empty, preview }: FeedStreamProps) {
  const { t } = useTranslation('social');
  const isReturn = useIsReturn();
  const query = useGetFeedInfiniteQuery(preview ? { tab, limit: preview } : { tab }, {
    refetchOnMountOrArgChange: isReturn ? false : freshFor,
    refetchCachedPages: false,
  });
  const { more, ...state } = streamState(query, t);
  // Who comes back finds all of it at once, and so the place where they were.
  const [hadItems] = useState(query.currentData !== undefined);
  return (
    <ListState
      {...state}
      more={preview ? undefined : more}
      empty={empty}
      skeleton={<SkeletonList of="entry" count={screenful} />}
    >
      {(items) => (
        <Entries
          items={items}
          label={t(`feed.${tab}`)}
          atOnce={hadItems ? items.length : screenful}
          headingLevel={preview ? 3 : 2}
        />
      )}
    </ListState>
  );
}

interface EntriesProps {
  items: readonly FeedItem[];
  label: string;
  /** How many the first painting has; the rest follows when the browser has time, so that a tap never waits for it. */
  atOnce: number;
  headingLevel: 2 | 3;
}

function Entries({ items, label, atOnce, headingLevel }: EntriesProps) {
  const count = useDeferredValue(items.length, Math.min(atOnce, items.length));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics from unstyled lists
    <ol role="list" aria-label={label} className={styles.stream}>
      {items.slice(0, count).map((item, index) => (
        <li key={`${item.kind}:${item._id}`}>
          <FeedEntry item={item} first={index === 0} headingLevel={headingLevel} />
        </li>
      ))}
    </ol>
  );
}
