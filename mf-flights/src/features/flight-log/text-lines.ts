/** Characters of a line; what is longer is no line of a log and is left out. */
const maxLength = 64 * 1024;

/** Calls back with each whole line of a text that comes in pieces. */
export class TextLines {
  readonly #onLine: (line: string) => void;
  #rest = '';
  #isTooLong = false;

  constructor(onLine: (line: string) => void) {
    this.#onLine = onLine;
  }

  push(text: string): void {
    const piece = this.#rest + text;
    let from = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      this.#give(piece, from, end);
      from = end + 1;
    }
    this.#rest = piece.slice(from);
    if (this.#rest.length <= maxLength) return;
    this.#rest = '';
    this.#isTooLong = true;
  }

  end(): void {
    if (this.#rest) this.#give(this.#rest, 0, this.#rest.length);
    this.#rest = '';
  }

  #give(piece: string, from: number, end: number): void {
    const isWhole = !this.#isTooLong && end - from <= maxLength;
    this.#isTooLong = false;
    if (!isWhole) return;
    const last = piece.charCodeAt(end - 1) === 13 ? end - 1 : end;
    this.#onLine(piece.slice(from, Math.max(from, last)));
  }
}
