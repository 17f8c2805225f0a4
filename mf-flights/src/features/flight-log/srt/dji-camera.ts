import { metresBetween, type Place } from '../../../components/metres-between.ts';
import type { LogReader } from '../log-reading.ts';
import { findSeconds } from '../recording/clock.ts';
import { emptyMoment } from '../recording/moment.ts';
import { placeOf } from '../recording/place-of.ts';
import { Recording } from '../recording/recording.ts';
import { type Cue, Cues } from './cues.ts';

/** Seconds: a camera notes each frame, and a tenth of them is all that is looked at. */
const step = 0.2;
/** Seconds of a flight that may be cut out of its video, and by which clock and video may differ without it. */
const maxCut = 1_200;
const minCut = 2;
/** Metres from the place before within which one of two readings is the right one. */
const near = 5_000;

const number = '(-?\\d+(?:\\.\\d+)?)';
const latitude = new RegExp(`latitude\\s*:\\s*${number}`, 'i');
/** `longtitude` is how some drones spell it. */
const longitude = new RegExp(`longt?itude\\s*:\\s*${number}`, 'i');
const pair = new RegExp(`GPS\\s*\\(\\s*${number}\\s*,\\s*${number}\\s*(?:,\\s*${number}(M?))?`, 'i');
const heights = [
  /rel_alt\s*:\s*(-?\d+(?:\.\d+)?)/i,
  /\bH[ =:]\s*(-?\d+(?:\.\d+)?)\s*m\b/,
  /BAROMETER\s*:\s*(-?\d+(?:\.\d+)?)/i,
];
const speed = /\bH\.S[ =]*(\d+(?:\.\d+)?)\s*m\/s/i;

/** What DJI's drones with a camera note beside a video: one subtitle for each frame, on the clock of the drone. */
export class DjiCameraReader implements LogReader<string> {
  readonly #recording = new Recording({ format: 'djiCamera', isHeightRelative: true, pause: maxCut });
  readonly #cues = new Cues((cue) => this.#take(cue));
  #next = 0;
  #before: { start: number; t: number; clock: number | null } | null = null;
  /** The drone's clock has parts of a second. */
  #isExact = false;
  #last: Place | null = null;

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

  #take({ start: shown, text }: Cue): void {
    const clock = findSeconds(text);
    // A file that has lost its times of the video has the drone's clock.
    const start = Number.isNaN(shown) ? clock : shown;
    if (start === null || (start < this.#next && start > this.#next - 1)) return;
    this.#next = start + step;
    const t = this.#secondsAt(start, clock);
    if (clock !== null && !this.#recording.hasClock) this.#recording.setClock(clock - t, 'local', t);
    const where = this.#placeIn(text);
    this.#last = where ?? this.#last;
    const moment = {
      ...emptyMoment,
      t,
      lat: where?.lat ?? null,
      lng: where?.lng ?? null,
      height: heights.reduce<number | null>((read, form) => read ?? numberIn(text, form), null),
      speed: numberIn(text, speed),
    };
    this.#recording.add(moment, text);
  }

  /** Seconds of the flight: by the drone's clock where the video was cut, or runs slower or faster than the drone flew. */
  #secondsAt(start: number, clock: number | null): number {
    const before = this.#before;
    const byVideo = start - (before?.start ?? 0);
    const byClock = clock === null || before === null || before.clock === null ? null : clock - before.clock;
    this.#isExact ||= clock !== null && clock % 1 !== 0;
    const isRunning = byClock !== null && byClock >= 0 && byClock <= maxCut;
    const isCounted = isRunning && (this.#isExact || byClock - byVideo > minCut);
    const t = (before?.t ?? 0) + (isCounted ? byClock : byVideo);
    this.#before = { start, t, clock: clock ?? (before?.clock ? before.clock + byVideo : null) };
    return t;
  }

  #placeIn(text: string): Place | null {
    const [lat, lng] = [numberIn(text, latitude), numberIn(text, longitude)];
    if (lat !== null && lng !== null) return placeOf(lat, lng);
    const found = pair.exec(text);
    if (!found) return null;
    const [first, second] = [Number(found[1]), Number(found[2])];
    // The drones with RTK, which write metres after the third number, begin with the latitude; all others with the longitude.
    const usual = found[4] ? placeOf(first, second) : placeOf(second, first);
    const other = found[4] ? placeOf(second, first) : placeOf(first, second);
    if (!usual || !other) return usual ?? other;
    const last = this.#last;
    if (last) return metresBetween(last, other) < near && metresBetween(last, usual) >= near ? other : usual;
    this.#recording.warnings.add('placeGuessed');
    return usual;
  }
}

function numberIn(text: string, form: RegExp): number | null {
  const found = form.exec(text);
  return found ? Number(found[1]) : null;
}
