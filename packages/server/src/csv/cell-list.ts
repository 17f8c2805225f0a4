/** Several words in one cell: commas part them, and one within a word has a backslash before it. */
export function writeList(words: readonly string[]): string {
  return words.map((word) => word.replace(/[\\,]/g, '\\$&')).join(', ');
}

/** One word more than a field takes says that there are too many: nothing behind it is read. */
export function readList(cell: string, max = Number.POSITIVE_INFINITY): string[] {
  const words: string[] = [];
  for (const [raw] of cell.matchAll(/(?:\\.|[^\\,]|\\$)+/gs)) {
    const word = raw.trim().replace(/\\(.)/gs, '$1');
    if (word !== '') words.push(word);
    if (words.length > max) break;
  }
  return words;
}
