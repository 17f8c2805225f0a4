import { startTransition, useEffect, useState } from 'react';
import type { FeedRow } from './feed-rows.ts';
import type { RowMemory } from './row-memory.ts';

/** Rows that fill the first screen, also a tall one. */
const screenful = 3;

/** Rows that come into the page at a time, on each side: a few milliseconds of a slow phone. */
const part = 10;

/** Rows from `begin` on, up to `end`. */
interface Range {
  begin: number;
  end: number;
}

/**
 * Which rows stand in the page: in the first painting those of the screen, then more on both sides whenever the browser
 * has time, in the end all. What is loaded after that stands there at once.
 */
export function useDrawnRange(rows: readonly FeedRow[], memory: RowMemory) {
  const [start] = useState(() => startOf(rows, memory));
  const [{ begin, end }, setRange] = useState(start);
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

  return { start, begin, end: Math.min(end, count), isWhole };
}

/** The rows that were on the screen, else those that were drawn around it, else the first ones. */
function startOf(rows: readonly FeedRow[], memory: RowMemory): Range {
  for (const mark of ['seen', 'drawn'] as const) {
    const isMarked = ({ key }: FeedRow) => memory.get(key)?.[mark] === true;
    const begin = rows.findIndex(isMarked);
    if (begin >= 0) return { begin, end: rows.findLastIndex(isMarked) + 1 };
  }
  return { begin: 0, end: screenful };
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: 200 });
  return () => cancelIdleCallback(asked);
}
