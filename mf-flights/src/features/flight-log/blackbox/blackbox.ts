import type { LogReader } from '../log-reading.ts';
import { emptyMoment } from '../recording/moment.ts';
import { Recording } from '../recording/recording.ts';
import { withoutRepeated } from '../recording/same-flight.ts';
import { BlackboxHeaders, type FrameField } from './headers.ts';
import { type MainFrame, readMainFrame } from './main-frame.ts';

const marker = new TextEncoder().encode('H Product:');
const letterH = 72;
const letterI = 73;
/** More bytes than a header's line or a frame has: so many are kept until the next piece of the file comes. */
const reach = 8_192;
/** Microseconds of one loop of the controller, and of the longest pause in a log. */
const loop = { min: 20, max: 20_000 };
const maxPause = 600_000_000;
/** Microseconds after which the controller's clock begins again. */
const turn = 2 ** 32;
/** Of a file. */
const maxLogs = 500;

const latin = new TextDecoder('latin1');

/** One log of the file: from its headers to the next one's. */
class BlackboxLog {
  readonly headers = new BlackboxHeaders();
  readonly recording = new Recording({ format: 'blackbox', isHeightRelative: false, pause: maxPause / 1e6 });
  fields: FrameField[] = [];
  #last: MainFrame | null = null;
  #steps: number | null = null;

  /** All headers are known. */
  begin(): void {
    this.fields = this.headers.mainFields;
    this.#steps = this.headers.voltsPerStep;
    this.recording.craft = this.headers.craft;
  }

  /** Takes a frame if it can follow the one before: any byte of other frames may look like one's letter. */
  take(read: MainFrame): boolean {
    const last = this.#last;
    const frame = { ...read };
    if (last) {
      const loops = frame.iteration - last.iteration;
      const time = (frame.time - (last.time % turn) + turn) % turn;
      if (!(loops > 0 && time > 0 && time <= maxPause)) return false;
      if (time / loops < loop.min || time / loops > loop.max) return false;
      frame.time = last.time + time;
    } else {
      const startedAt = this.headers.startedAt;
      if (startedAt !== null)
        this.recording.setClock(startedAt - frame.time / 1e6, 'controller', frame.time / 1e6);
    }
    this.#last = frame;
    this.#add(frame);
    return true;
  }

  #add({ iteration, time, values }: MainFrame): void {
    const battery = values.get('vbatLatest') ?? values.get('vbat');
    const voltage = battery === undefined || this.#steps === null ? null : battery * this.#steps;
    const rssi = values.get('rssi');
    // INAV has kept the older names.
    const altitude = values.get('baroAlt') ?? values.get('BaroAlt');
    const full = this.headers.fullCell;
    const moment = {
      ...emptyMoment,
      t: time / 1e6,
      voltage,
      height: altitude === undefined ? null : altitude / 100,
      // 0 is a controller that was told no signal.
      link: rssi ? Math.min(100, (rssi / 1023) * 100) : null,
    };
    const cells = voltage !== null && full !== null && voltage > 0.5 ? Math.floor(voltage / full) + 1 : null;
    this.recording.add(moment, `${iteration} ${time} ${battery}`, { cells });
  }
}

/**
 * Logs of Betaflight and INAV: headers, how many there are, how long each is, battery and signal. Of the frames only whole
 * ones are read; the thousands between them are differences, which nothing here needs.
 */
export class BlackboxReader implements LogReader<Uint8Array> {
  readonly #logs: BlackboxLog[] = [];
  #rest: Uint8Array = new Uint8Array(0);
  #log: BlackboxLog | null = null;
  #isInHeaders = false;

  get isFull(): boolean {
    return this.#logs.length > maxLogs;
  }

  push(piece: Uint8Array): void {
    const bytes = joined(this.#rest, piece);
    const done = this.#read(bytes, Math.max(0, bytes.length - reach));
    this.#rest = bytes.slice(done);
  }

  end() {
    this.#read(this.#rest, this.#rest.length);
    const ends = this.#logs.map((log) => log.recording.end());
    const all = ends.flatMap(({ flights }) => flights);
    const flights = withoutRepeated(all);
    const warnings = new Set(ends.flatMap(({ warnings }) => warnings));
    if (flights.length < all.length) warnings.add('repeated');
    return { flights, warnings: [...warnings] };
  }

  /** Reads what begins before `stop`; where it has come to. */
  #read(bytes: Uint8Array, stop: number): number {
    let at = 0;
    while (at < stop) at = this.#isInHeaders ? this.#readHeader(bytes, at) : this.#readFrame(bytes, at);
    return at;
  }

  #readHeader(bytes: Uint8Array, at: number): number {
    if (bytes[at] !== letterH || bytes[at + 1] !== 32) {
      this.#isInHeaders = false;
      this.#log?.begin();
      return at;
    }
    const found = bytes.subarray(at, at + reach).indexOf(10);
    const end = found < 0 ? Math.min(bytes.length, at + reach) : at + found;
    this.#log?.headers.add(latin.decode(bytes.subarray(at, end)));
    return end + 1;
  }

  #readFrame(bytes: Uint8Array, at: number): number {
    const letter = bytes[at];
    if (letter === letterH && marker.every((byte, index) => bytes[at + index] === byte)) {
      this.#log = new BlackboxLog();
      this.#logs.push(this.#log);
      this.#isInHeaders = true;
      return at;
    }
    const log = this.#log;
    if (letter !== letterI || !log) return at + 1;
    const frame = readMainFrame(bytes, at + 1, log.fields, log.headers.number('vbatref') ?? 0);
    return frame && log.take(frame) ? frame.end : at + 1;
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
