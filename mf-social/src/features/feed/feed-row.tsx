import { roomAfter } from '@estela/ui/long-list';
import { memo, type Ref } from 'react';
import styles from './feed.module.css';
import { FeedEntry } from './feed-entry.tsx';
import { type FeedRow as FeedRowData, nameOf } from './feed-rows.ts';
import { NewPilots } from './new-pilots.tsx';

interface FeedRowProps {
  row: FeedRowData;
  /** From 0. */
  index: number;
  /** How many there are; -1 while nobody knows. */
  size: number;
  /** Pixels of the rows after it that are not drawn. */
  skipped: number;
  measure: Ref<HTMLElement>;
}

export const FeedRow = memo(function FeedRow({ row, index, size, skipped, measure }: FeedRowProps) {
  const { items } = row;
  const [item] = items;
  const isAlone = items.length === 1;
  return (
    <article
      ref={measure}
      data-index={index}
      tabIndex={-1}
      aria-posinset={index + 1}
      aria-setsize={size}
      aria-label={isAlone ? nameOf(item) : undefined}
      className={styles.row}
      style={roomAfter(skipped)}
    >
      {isAlone ? <FeedEntry item={item} first={index === 0} as="div" /> : <NewPilots items={items} />}
    </article>
  );
});
