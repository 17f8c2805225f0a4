import { TextLines } from '../text-lines.ts';

export interface Cue {
  /** Seconds of the video; NaN in a file without times of it. */
  start: number;
  end: number;
  text: string;
}

const times = /^(\d{1,3}):(\d\d):(\d\d)[,.](\d{1,3})\s*-->\s*(\d{1,3}):(\d\d):(\d\d)[,.](\d{1,3})/;
/** Characters of a cue; more is no subtitle. */
const maxText = 2_000;

/** Calls back with each subtitle of a file that comes in pieces. */
export class Cues {
  readonly #onCue: (cue: Cue) => void;
  readonly #lines = new TextLines((line) => this.#take(line));
  #open: Cue | null = null;
  #hasTimes = false;

  constructor(onCue: (cue: Cue) => void) {
    this.#onCue = onCue;
  }

  push(text: string): void {
    this.#lines.push(text);
  }

  end(): void {
    this.#lines.end();
    this.#close();
  }

  #take(line: string): void {
    const found = line.includes('-->') ? times.exec(line.trim()) : null;
    if (found) {
      // What stood before the first one is its number.
      if (!this.#hasTimes) this.#open = null;
      this.#hasTimes = true;
      this.#close();
      const [start, end] = [secondsAt(found, 1), secondsAt(found, 5)];
      this.#open = { start, end: Math.max(start, end), text: '' };
    } else if (!this.#open && !this.#hasTimes && line.trim()) {
      this.#open = { start: Number.NaN, end: Number.NaN, text: `${line.slice(0, maxText)}\n` };
    } else if (this.#open && line.trim()) {
      if (this.#open.text.length < maxText) this.#open.text += `${line.slice(0, maxText)}\n`;
    } else if (this.#open?.text) this.#close();
  }

  #close(): void {
    if (this.#open?.text) this.#onCue(this.#open);
    this.#open = null;
  }
}

function secondsAt(found: RegExpExecArray, at: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = [0, 1, 2].map((part) => Number(found[at + part]));
  return hours * 3600 + minutes * 60 + seconds + Number(`0.${found[at + 3]}`);
}
