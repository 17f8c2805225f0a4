import type { FeedItem } from '@estela/contracts';
import { type RowHeights, rowHeights, useDrawnRows } from '@estela/ui/long-list';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import styles from './feed.module.css';
import { FeedRow } from './feed-row.tsx';
import { rowsOf } from './feed-rows.ts';
import { rowsOnScreen } from './rows-on-screen.ts';

interface FeedListProps {
  /** Which feed: the heights of its rows are known by this name. */
  feed: string;
  items: readonly FeedItem[];
  label: string;
  hasMore: boolean;
  /** By Back or Forward: to the place that was left. */
  isReturn: boolean;
  ref?: RefObject<HTMLDivElement | null>;
}

/** The feed by its ARIA pattern: Page Down and Page Up lead from row to row. */
export function FeedList({ feed, items, label, hasMore, isReturn, ref }: FeedListProps) {
  const rows = useMemo(() => rowsOf(items), [items]);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const [heights] = useState(() => rowHeights(`feed ${feed}`, !isReturn));
  const drawn = useDrawnRows(keys, () => rowsOnScreen(rows, heights));
  useEffect(() => followPlace(heights), [heights]);
  const size = hasMore ? -1 : rows.length;
  return (
    <div
      ref={ref}
      role="feed"
      tabIndex={-1}
      aria-label={label}
      aria-busy={!keys.every((key) => drawn.has(key))}
      className={styles.stream}
      onKeyDown={moveByKey}
    >
      {rows.map((row, index) => (
        <FeedRow
          key={row.key}
          row={row}
          place={index + 1}
          size={size}
          heights={heights}
          isDrawn={drawn.has(row.key)}
        />
      ))}
    </div>
  );
}

/** Notes how far down the page is. Returns how to stop. */
function followPlace(heights: RowHeights): () => void {
  const page = location.pathname;
  const note = () => {
    // The page that comes next scrolls while this one still stands.
    if (location.pathname === page) heights.place = scrollY;
  };
  addEventListener('scroll', note, { passive: true });
  return () => removeEventListener('scroll', note);
}

const steps: Record<string, -1 | 1> = { PageDown: 1, PageUp: -1 };

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget } = event;
  const target = event.target as Element;
  const step = steps[key];
  // In a dialog or a menu that a row opened the keys are its own.
  if (!step || !currentTarget.contains(target) || target.closest('[role="menu"]')) return;
  const row = [...currentTarget.children].find((child) => child.contains(target));
  const beside = step > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  const next = row ? beside : currentTarget.firstChild;
  if (!(next instanceof HTMLElement) || next.tagName !== 'ARTICLE') return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'start' });
}
