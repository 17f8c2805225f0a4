/** What was seen of a row: pixels, and whether it was drawn when its page was left. */
interface Seen {
  height: number;
  drawn: boolean;
}

/** Rows of a feed as they were last on the screen: who comes back finds a page of the same height, at once. */
export type RowMemory = Map<string, Seen>;

const memories = new Map<string, RowMemory>();

/** `fresh` forgets what was: the feed is read from its top. */
export function rowMemory(feed: string, fresh: boolean): RowMemory {
  const known = memories.get(feed);
  if (known && !fresh) return known;
  const memory: RowMemory = new Map();
  memories.set(feed, memory);
  return memory;
}
