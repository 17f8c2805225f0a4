/** Each id once on a page: what has the same one is taken for the same row. */
let replaced = 0;

/**
 * An answer whose lists have an object in each place: what is none (`null`) would fail wherever a list is read, long before
 * it is drawn. It is changed in its place. `RowBoundary` of `@estela/ui` knows these rows by their `_id`.
 */
export function withReadableRows(answer: unknown): unknown {
  if (isObject(answer)) read(answer);
  return answer;
}

/** Without a list of entries for each object: a flight has a thousand points and as many figures of each kind. */
function read(part: object): void {
  for (const key of Object.keys(part)) {
    const value: unknown = part[key as keyof typeof part];
    if (!isObject(value)) continue;
    if (Array.isArray(value)) readArray(key, value);
    else read(value);
  }
}

function readArray(key: string, values: unknown[]): void {
  if (isList(key, values)) replaceUnreadable(values);
  for (const [place, value] of values.entries()) {
    if (Array.isArray(value)) readArray(String(place), value);
    else if (isObject(value)) read(value);
  }
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
