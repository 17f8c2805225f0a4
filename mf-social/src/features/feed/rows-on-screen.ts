import type { RowHeights } from '@estela/ui/long-list';
import type { FeedRow } from './feed-rows.ts';

/** Pixels above the first row: the frame's bar, the page's title and its tabs. */
const above = 280;

/** Pixels between two rows. */
const gap = 32;

/** Pixels of a row that was never on the screen. */
const guess = { flight: 560, drone: 360, spot: 420, pilot: 110 };

export function heightOf({ key, items: [first] }: FeedRow, heights: RowHeights): number {
  return heights.of(key) ?? guess[first.kind];
}

/** The keys of the rows that the screen shows where the page was scrolled to, the last of them as far as it goes. */
export function rowsOnScreen(rows: readonly FeedRow[], heights: RowHeights): string[] {
  // What stands above them is guessed: below the top of the page a row more on both sides.
  const more = heights.place > 0 ? above : 0;
  const screen = { top: heights.place - more, bottom: heights.place + innerHeight + more };
  const shown: string[] = [];
  let top = above;
  for (const row of rows) {
    const bottom = top + heightOf(row, heights);
    if (bottom > screen.top && top < screen.bottom) shown.push(row.key);
    top = bottom + gap;
  }
  return shown;
}
