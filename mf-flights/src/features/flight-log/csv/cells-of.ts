/**
 * The cells of a line of a log. Firmware and apps write one line for each record, so that a library for CSV in general
 * would be four times as slow for nothing: see decision 064.
 */
export function cellsOf(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  for (let from = 0; from <= line.length; ) {
    const isQuoted = line.charCodeAt(from) === 34;
    const end = isQuoted ? endOfQuoted(line, from + 1) : from;
    const next = line.indexOf(separator, end);
    const stop = next < 0 ? line.length : next;
    cells.push(isQuoted ? line.slice(from + 1, end).replaceAll('""', '"') : line.slice(from, stop));
    from = stop + 1;
  }
  return cells;
}

/** Where the closing quote stands, or the end of the line. */
function endOfQuoted(line: string, from: number): number {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 2))
    if (line.charCodeAt(at + 1) !== 34) return at;
  return line.length;
}
