/** Each id once on a page: what has the same one is taken for the same row. */
let replaced = 0;

/**
 * An answer whose lists have an object in each place: what is none (`null`) would fail wherever a list is read, long before
 * it is drawn. It is changed in its place. `RowBoundary` of `@estela/ui` knows these rows by their `_id`.
 */
export function withReadableRows(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  for (const [key, value] of Object.entries(answer)) {
    if (Array.isArray(value) && isList(key, value)) replaceUnreadable(value);
    withReadableRows(value);
  }
  return answer;
}

/** Not a series of figures, which may have gaps. */
function isList(key: string, rows: unknown[]): boolean {
  return (
    rows.some((row) => isObject(row) && '_id' in row) ||
    (key === 'items' && rows.every((row) => typeof row === 'object'))
  );
}

function replaceUnreadable(rows: unknown[]): void {
  rows.forEach((row, place) => {
    if (isObject(row)) return;
    replaced += 1;
    rows[place] = { _id: `unreadable-${replaced}` };
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
