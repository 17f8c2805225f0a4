import type { LogReader } from '../log-reading.ts';
import { ArmedRecording } from '../recording/armed-recording.ts';
import { emptyMoment } from '../recording/moment.ts';
import { type Cue, Cues } from './cues.ts';

export type GogglesFormat = 'djiGoggles' | 'walksnail' | 'artlynk';

/** Bars of the signal, each a quarter. */
const percentPerBar = 25;

/** Seconds that a subtitle counts for at most. */
const maxCue = 2;

const signal = /\bsignal:\s*(\d+)/i;
const flightTime = /\bflighttime:\s*(\d+)/i;
const battery = /\b(?:uavBat|SBat):\s*(\d+(?:\.\d+)?)(?![\d.]|\s*%)/;
const cellCount = /\buavBatCells:\s*(\d+)/;

/** What goggles note beside their recording: no date and no place, but the battery and the signal. */
export class GogglesReader implements LogReader<string> {
  readonly #recording: ArmedRecording;
  readonly #cues = new Cues((cue) => this.#take(cue));
  #lastTime = 0;

  constructor(format: GogglesFormat) {
    this.#recording = new ArmedRecording({ format, isHeightRelative: true, pause: 30 });
  }

  get isFull(): boolean {
    return this.#recording.isFull;
  }

  push(text: string): void {
    this.#cues.push(text);
  }

  end() {
    this.#cues.end();
    return this.#recording.end();
  }

  #take({ start, end, text }: Cue): void {
    const bars = numberIn(text, signal);
    const seconds = numberIn(text, flightTime);
    const moment = {
      ...emptyMoment,
      voltage: numberIn(text, battery),
      link: bars === null ? null : Math.min(100, bars * percentPerBar),
    };
    const isFlying = seconds === null ? null : seconds > 0;
    if (seconds !== null) {
      // The counter begins again with each take-off.
      if (seconds < this.#lastTime) this.#recording.split();
      this.#lastTime = seconds;
    }
    const until = Math.min(end, start + maxCue);
    const facts = { cells: numberIn(text, cellCount) || null, until };
    this.#recording.add({ ...moment, t: start }, text, isFlying, facts);
  }
}

function numberIn(text: string, form: RegExp): number | null {
  const found = form.exec(text);
  return found ? Number(found[1]) : null;
}
