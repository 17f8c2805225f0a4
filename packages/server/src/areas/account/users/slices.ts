/** Rows of one query, and of small rows. */
const most = { rows: 100, smallRows: 1_000 };
/** Bytes, as the database stores them, that rows of one query have together, unless one alone has more. */
const mostBytes = 64 * 1024;

/** A row that is yet to be read: its id, and the bytes that make it large. */
export interface Weighed {
  id: string;
  bytes: number;
}

/**
 * A list in slices, at least one, also of nothing. `read` takes how many rows it is to return, and the last row of those
 * before. Nothing is read ahead of whoever takes the slices.
 */
export async function* inSlices<Row>(
  read: (limit: number, last: Row | undefined) => Promise<Row[]>,
  limit = most.rows,
): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  do {
    rows = await read(limit, rows.at(-1));
    yield rows;
  } while (rows.length === limit);
}

/** The same where rows are a few bytes each. */
export function inLongSlices<Row>(read: (limit: number, last: Row | undefined) => Promise<Row[]>) {
  return inSlices(read, most.smallRows);
}

/** A list whose rows may be large: what they weigh is asked first, and no more is read at once than is meant to be held. */
export async function* inSizedBatches<Row>(
  weigh: (limit: number, last: Weighed | undefined) => Promise<Weighed[]>,
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for await (const weighed of inSlices(weigh)) for (const ids of shares(weighed)) yield await read(ids);
}

/** At least one, also of nothing. */
function shares(weighed: readonly Weighed[]): string[][] {
  let share: string[] = [];
  const all = [share];
  let together = 0;
  for (const { id, bytes } of weighed) {
    if (share.length > 0 && together + bytes > mostBytes) {
      share = [];
      together = 0;
      all.push(share);
    }
    share.push(id);
    together += bytes;
  }
  return all;
}
