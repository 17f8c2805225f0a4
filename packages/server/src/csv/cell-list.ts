/** Several words in one cell: commas part them, and one within a word has a backslash before it. */
export function writeList(words: readonly string[]): string {
  return words.map((word) => word.replace(/[\\,]/g, '\\$&')).join(', ');
}

export function readList(cell: string): string[] {
  const words = cell.match(/(?:\\.|[^\\,]|\\$)+/gs) ?? [];
  return words.map((word) => word.trim().replace(/\\(.)/gs, '$1')).filter((word) => word !== '');
}
