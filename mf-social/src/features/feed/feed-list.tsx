import type { FeedItem } from '@estela/contracts';
import { cx, isReadable, RowBoundary } from '@estela/ui';
import { useLongList } from '@estela/ui/long-list';
import { type KeyboardEvent, type RefObject, useCallback, useMemo } from 'react';
import styles from './feed.module.css';
import { FeedRow } from './feed-row.tsx';
import { rowsOf } from './feed-rows.ts';

/** Pixels of a row that was never on the screen. */
const guess = { flight: 560, drone: 360, spot: 420, pilot: 110 };

/** The frame's bar, the page's title and its tabs stand above the first row. */
const layout = { above: 280, inRow: 1, gap: 32 };

interface FeedListProps {
  /** Which feed: what was seen of it is remembered under this name. */
  feed: string;
  items: readonly FeedItem[];
  label: string;
  hasMore: boolean;
  /** By Back or Forward: to the place that was left. */
  isReturn: boolean;
  ref: RefObject<HTMLDivElement | null>;
}

/** The feed by its ARIA pattern: Page Down and Page Up lead from row to row. */
export function FeedList({ feed, items, label, hasMore, isReturn, ref }: FeedListProps) {
  const rows = useMemo(() => rowsOf(items), [items]);
  const {
    rows: drawn,
    measure,
    listProps,
  } = useLongList({
    name: `feed ${feed}`,
    list: ref,
    isReturn,
    count: rows.length,
    keyOf: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    guess: (index) => guess[rows[index]?.items[0].kind ?? 'flight'] ?? guess.pilot,
    layout,
    beside: 2,
  });
  return (
    <div
      {...listProps}
      ref={ref}
      role="feed"
      tabIndex={-1}
      aria-label={label}
      className={cx(styles.stream, listProps.className)}
      onKeyDown={moveByKey}
    >
      {drawn.map(({ index, skipped }) => {
        const row = rows[index];
        return (
          row && (
            <RowBoundary key={row.key} as="article" readable={isReadable(row.key)}>
              <FeedRow
                row={row}
                index={index}
                size={hasMore ? -1 : rows.length}
                skipped={skipped}
                measure={measure}
              />
            </RowBoundary>
          )
        );
      })}
    </div>
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
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'start' });
}
