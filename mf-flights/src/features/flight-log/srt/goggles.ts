import type { LogReader } from '../log-reading.ts';
import { ArmedRecording } from '../recording/armed-recording.ts';
import { emptyMoment } from '../recording/moment.ts';
import { type Cue, Cues } from './cues.ts';

export type GogglesFormat = 'djiGoggles' | 'walksnail' | 'artlynk';

/** Bars of the signal, each a quarter. */
const percentPerBar = 25;
/** More are percent: some goggles write those under the same name. */
const maxBars = 5;

/** Seconds that a subtitle counts for at most. */
const maxCue = 2;

const signal = /\bsignal:\s*(\d+)/i;
const flightTime = /\bflighttime:\s*(\d+)/i;
const battery = /\b(?:uavBat|SBat):\s*(\d+(?:\.\d+)?)(?![\d.]|\s*%)/;
const cellCount = /\buavBatCells:\s*(\d+)/;

/** What goggles note beside their recording: no date and no place, but the battery and the signal. */
export class GogglesReader implements LogReader<string> {
  readonly #inBars: ArmedRecording;
  readonly #inPercent: ArmedRecording;
  #highest = 0;
  readonly #cues = new Cues((cue) => this.#take(cue));
  #lastTime = 0;

  constructor(format: GogglesFormat) {
    const options = { format, isHeightRelative: true, pause: 30 };
    this.#inBars = new ArmedRecording(options);
    this.#inPercent = new ArmedRecording(options);
  }

  get isFull(): boolean {
    return this.#inBars.isFull;
  }

  push(text: string): void {
    this.#cues.push(text);
  }

  end() {
    this.#cues.end();
    // Which of the two it is the whole file says.
    return (this.#highest > maxBars ? this.#inPercent : this.#inBars).end();
  }

  #take({ start, end, text }: Cue): void {
    const level = numberIn(text, signal);
    const seconds = numberIn(text, flightTime);
    const isFlying = seconds === null ? null : seconds > 0;
    if (seconds !== null) {
      // The counter begins again with each take-off.
      if (seconds < this.#lastTime) for (const one of [this.#inBars, this.#inPercent]) one.split();
      this.#lastTime = seconds;
    }
    this.#highest = Math.max(this.#highest, level ?? 0);
    const until = Math.min(end, start + maxCue);
    const facts = { cells: numberIn(text, cellCount) || null, until };
    const moment = { ...emptyMoment, t: start, voltage: numberIn(text, battery) };
    const bars = level === null ? null : Math.min(100, level * percentPerBar);
    this.#inBars.add({ ...moment, link: bars }, text, isFlying, facts);
    this.#inPercent.add({ ...moment, link: level }, text, isFlying, facts);
  }
}

function numberIn(text: string, form: RegExp): number | null {
  const found = form.exec(text);
  return found ? Number(found[1]) : null;
}
