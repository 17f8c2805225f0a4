import type { FeedItem } from '@estela/contracts';

/** What one row of the feed shows: a thing, or several new pilots in a run. */
export interface FeedRow {
  key: string;
  /** At least one. */
  items: [FeedItem, ...FeedItem[]];
}

/** From so many new pilots in a run on they share a row. */
const run = 3;

/** Rows are the same objects as long as what they show is the same: a row that is drawn is not drawn again for a new page. */
const known = new WeakMap<FeedItem, FeedRow>();

export function rowsOf(items: readonly FeedItem[]): FeedRow[] {
  const rows: FeedRow[] = [];
  for (let index = 0; index < items.length; ) {
    let end = index + 1;
    if (isPilot(items[index])) while (isPilot(items[end])) end += 1;
    const size = end - index >= run ? end - index : 1;
    rows.push(rowOf(items.slice(index, index + size) as FeedRow['items']));
    index += size;
  }
  return rows;
}

/** One that can be drawn: the others do not take those beside them along. */
function isPilot(item: FeedItem | undefined): boolean {
  return item?.kind === 'pilot' && Boolean(item.owner);
}

function rowOf(items: FeedRow['items']): FeedRow {
  const [first] = items;
  const last = known.get(first);
  if (last?.items.length === items.length && items.every((item, index) => item === last.items[index]))
    return last;
  const row = { key: `${first.kind}:${first._id}`, items };
  known.set(first, row);
  return row;
}

/** Names a row, for who finds their way by names. */
export function nameOf(item: FeedItem): string {
  return item.kind === 'flight' ? item.title : item.name;
}
