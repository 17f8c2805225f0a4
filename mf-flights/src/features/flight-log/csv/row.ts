const quote = 34;

/**
 * A line of a log as its cells, which are cut out of it only where they are asked for: a radio writes forty, a flight
 * needs ten. Firmware and apps write one line for each record, so that a library for CSV in general would be four times
 * as slow for nothing: see decision 064. The same row serves one line after the other.
 */
export class Row {
  readonly #separator: string;
  #line = '';
  /** Where each cell begins; a quoted one behind its quote. */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  count = 0;

  constructor(separator: string) {
    this.#separator = separator;
  }

  read(line: string): this {
    this.#line = line;
    this.count = 0;
    const separator = this.#separator.charCodeAt(0);
    const { length } = line;
    for (let from = 0, at = 0; at <= length; at += 1) {
      const code = at < length ? line.charCodeAt(at) : separator;
      if (code === quote && at === from) {
        const end = endOfQuoted(line, from + 1);
        this.#add(from + 1, end);
        const next = line.indexOf(this.#separator, end);
        at = next < 0 ? length : next;
        from = at + 1;
      } else if (code === separator) {
        this.#add(from, at);
        from = at + 1;
      }
    }
    return this;
  }

  /** Undefined where the line ends before it. */
  cell(index: number): string | undefined {
    if (index < 0 || index >= this.count) return undefined;
    const start = this.#starts[index] ?? 0;
    const text = this.#line.slice(start, this.#ends[index]);
    return this.#line.charCodeAt(start - 1) === quote ? text.replaceAll('""', '"') : text;
  }

  #add(start: number, end: number): void {
    this.#starts[this.count] = start;
    this.#ends[this.count] = end;
    this.count += 1;
  }
}

/** Where the closing quote stands, or the end of the line. */
function endOfQuoted(line: string, from: number): number {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 2))
    if (line.charCodeAt(at + 1) !== quote) return at;
  return line.length;
}
