import { whenIdle } from '@estela/ui/when-idle';
import { startTransition, useEffect, useState } from 'react';
import { heightOf } from './feed-row.tsx';
import type { FeedRow } from './feed-rows.ts';
import type { RowMemory } from './row-memory.ts';

/** Rows that stand in the page from the start: more than the first screen shows. */
const atFirst = 3;

/** Pixels above the first row: the frame's bar, the page's title and its tabs. */
const above = 280;

/** Rows that come into the page at a time, on each side: a few milliseconds of a slow phone. */
const part = 10;

/** Rows from `begin` on, up to `end`. */
interface Range {
  begin: number;
  end: number;
}

/**
 * Which rows stand in the page: in the first painting those of the screen, then more on both sides whenever the browser
 * has time, in the end all. What is loaded after that stands there at once. The first `atOnce` are drawn in full from
 * the start; none where the rows were drawn before, since their heights are known and the place is returned to sooner.
 */
export function useDrawnRange(rows: readonly FeedRow[], memory: RowMemory) {
  const [left] = useState(() => rangeLeft(rows, memory));
  const [atOnce] = useState(() => (left ? 0 : rowsOnScreen(rows, memory)));
  const [{ begin, end }, setRange] = useState(left ?? { begin: 0, end: atFirst });
  const count = rows.length;
  const isWhole = begin === 0 && end >= count;

  useEffect(() => {
    if (isWhole) return;
    const wider = {
      begin: Math.max(0, begin - part),
      end: end + part < count ? end + part : Number.POSITIVE_INFINITY,
    };
    return whenIdle(() => startTransition(() => setRange(wider)));
  }, [begin, end, count, isWhole]);

  return { begin, end: Math.min(end, count), isWhole, atOnce };
}

/** How many rows fill the first screen, the last of them as far as it goes. */
function rowsOnScreen(rows: readonly FeedRow[], memory: RowMemory): number {
  let bottom = above;
  const last = rows.findIndex((row) => {
    bottom += heightOf(row, memory);
    return bottom >= innerHeight;
  });
  return last < 0 ? rows.length : last + 1;
}

/** The rows that were near the screen when the feed was left; undefined where it was not. */
function rangeLeft(rows: readonly FeedRow[], memory: RowMemory): Range | undefined {
  const wasNear = ({ key }: FeedRow) => memory.get(key)?.near === true;
  const begin = rows.findIndex(wasNear);
  return begin < 0 ? undefined : { begin, end: rows.findLastIndex(wasNear) + 1 };
}
