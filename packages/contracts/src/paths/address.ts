type Query = Record<string, string | number | boolean | undefined>;

/** A path whose filled-in segments are encoded: address`/flights/${id}`. */
export function address(parts: TemplateStringsArray, ...segments: string[]): string {
  return String.raw({ raw: parts }, ...segments.map(encodeURIComponent));
}

/** The path with its query: a flag is written as `1`, what is empty or false is left out. */
export function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value === true ? 1 : String(value))}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}
