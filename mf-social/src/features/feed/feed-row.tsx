import { longRow, type RowHeights } from '@estela/ui/long-list';
import { memo, useCallback, useState } from 'react';
import styles from './feed.module.css';
import { FeedEntry } from './feed-entry.tsx';
import { nameOf, type FeedRow as Row } from './feed-rows.ts';
import { NewPilots } from './new-pilots.tsx';
import { heightOf } from './rows-on-screen.ts';

interface FeedRowProps {
  row: Row;
  /** From 1. */
  place: number;
  /** How many there are; -1 while nobody knows. */
  size: number;
  heights: RowHeights;
  /** Until then it is empty, as high as it will be. */
  isDrawn: boolean;
}

/** A row of the feed. */
export const FeedRow = memo(function FeedRow({ row, place, size, heights, isDrawn }: FeedRowProps) {
  const { key, items } = row;
  const [item] = items;
  const [height] = useState(() => `${heightOf(row, heights)}px`);
  const follow = useCallback((element: HTMLElement) => heights.follow(key, element), [heights, key]);
  const { className, style } = longRow(height);
  return (
    <article
      ref={follow}
      tabIndex={-1}
      aria-posinset={place}
      aria-setsize={size}
      aria-label={items.length === 1 ? nameOf(item) : undefined}
      className={isDrawn ? `${styles.row} ${className}` : styles.row}
      style={isDrawn ? style : { height }}
    >
      {isDrawn && <Content row={row} isFirst={place === 1} />}
    </article>
  );
});

function Content({ row: { items }, isFirst }: { row: Row; isFirst: boolean }) {
  return items.length === 1 ? (
    <FeedEntry item={items[0]} first={isFirst} as="div" />
  ) : (
    <NewPilots items={items} />
  );
}
