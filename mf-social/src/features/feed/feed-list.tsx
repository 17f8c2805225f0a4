import type { FeedItem } from '@estela/contracts';
import { isReadable, RowBoundary } from '@estela/ui';
import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import styles from './feed.module.css';
import { FeedRow, heightOf } from './feed-row.tsx';
import { type FeedRow as Row, rowsOf } from './feed-rows.ts';
import { type RowMemory, rowMemory } from './row-memory.ts';
import { useDrawnRange } from './use-drawn-range.ts';

interface FeedListProps {
  /** Which feed: what was seen of it is kept under this name. */
  feed: string;
  items: readonly FeedItem[];
  label: string;
  hasMore: boolean;
  /** By Back or Forward: to the place that was left. */
  isReturn: boolean;
  ref?: RefObject<HTMLDivElement | null>;
}

/**
 * The feed by its ARIA pattern: Page Down and Page Up lead from row to row. Rows that do not stand in
 * it yet leave gaps as high as they are.
 */
export function FeedList({ feed, items, label, hasMore, isReturn, ref }: FeedListProps) {
  const rows = useMemo(() => rowsOf(items), [items]);
  const [memory] = useState(() => rowMemory(feed, !isReturn));
  const { begin, end, isWhole, atOnce } = useDrawnRange(rows, memory);
  const size = hasMore ? -1 : rows.length;
  return (
    <div
      ref={ref}
      role="feed"
      tabIndex={-1}
      aria-label={label}
      aria-busy={!isWhole}
      className={styles.stream}
      onKeyDown={moveByKey}
    >
      {begin > 0 && <Gap rows={rows.slice(0, begin)} memory={memory} />}
      {rows.slice(begin, end).map((row, index) => {
        const place = begin + index;
        return (
          <RowBoundary key={row.key} as="article" readable={isReadable(row.key)}>
            <FeedRow
              row={row}
              place={place + 1}
              size={size}
              memory={memory}
              atOnce={place < atOnce}
              first={place === 0}
            />
          </RowBoundary>
        );
      })}
      {end < rows.length && <Gap rows={rows.slice(end)} memory={memory} />}
    </div>
  );
}

function Gap({ rows, memory }: { rows: readonly Row[]; memory: RowMemory }) {
  const height = rows.reduce((sum, row) => sum + heightOf(row, memory), 0);
  return (
    <div
      aria-hidden="true"
      style={{ height: `calc(${height}px + ${rows.length - 1} * var(--e-space-32))`, flex: 'none' }}
    />
  );
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
