/** A row as it was when its page was left. */
interface Left {
  /** Pixels. */
  height: number;
  /** Near enough to the screen to be drawn. */
  near: boolean;
}

/** Rows of a feed as they were last on the screen: who comes back finds a page of the same height, at once. */
export type RowMemory = Map<string, Left>;

const memories = new Map<string, RowMemory>();

/** `fresh` forgets what was: the feed is read from its top. */
export function rowMemory(feed: string, fresh: boolean): RowMemory {
  const known = memories.get(feed);
  if (known && !fresh) return known;
  const memory: RowMemory = new Map();
  memories.set(feed, memory);
  return memory;
}
