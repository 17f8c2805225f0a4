import type { LogReader } from '../log-reading.ts';
import { ArmedRecording } from '../recording/armed-recording.ts';
import { secondsOf } from '../recording/clock.ts';
import { placeOf } from '../recording/place-of.ts';
import { TextLines } from '../text-lines.ts';
import { Columns, numberAt, numberOf, textAt } from './columns.ts';
import type { Row } from './row.ts';

const place = /^(-?\d{1,3}\.\d+) (-?\d{1,3}\.\d+)$/;
/** Fewer, and a place is a guess of the receiver. */
const minSatellites = 4;
/** Microseconds of a channel above which its switch is on. */
const switchedOn = 1500;
/** `Model-2026-05-01-102345.csv`, also without the time of day. */
const fileName = /^(.+?)-\d{4}-\d\d-\d\d(?:-\d{6})?\.\w+$/;

/** The telemetry log of a radio with EdgeTX or OpenTX: the clock is the radio's, without a zone. */
export class EdgetxReader implements LogReader<string> {
  readonly #recording = new ArmedRecording({ format: 'edgetx', isHeightRelative: false, pause: 30 });
  readonly #lines = new TextLines((line) => this.#take(line));
  #columns: ReturnType<typeof columnsOf> | null = null;
  #day = { text: '', seconds: null as number | null };
  #isAtEnd = false;

  constructor(name: string) {
    this.#recording.craft = fileName.exec(name)?.[1]?.trim() ?? null;
    this.#recording.setClock(0, 'local');
  }

  get isFull(): boolean {
    return this.#recording.isFull;
  }

  push(text: string): void {
    this.#lines.push(text);
  }

  end() {
    this.#isAtEnd = true;
    this.#lines.end();
    return this.#recording.end();
  }

  #take(line: string): void {
    // A radio writes its header again where logging begins again in the same file.
    if (!this.#columns || line.startsWith('Date,')) this.#columns = columnsOf(line);
    else this.#takeRow(line, this.#columns);
  }

  #takeRow(line: string, columns: ReturnType<typeof columnsOf>): void {
    const row = columns.all.row(line);
    const t = this.#secondsOf(row.cell(0) ?? '', row.cell(1) ?? '');
    if (t === null) return;
    const isWhole = row.count === columns.all.count;
    // The radio lost its power as it wrote: the last cell may have lost digits, and only the time counts.
    const isCut = this.#isAtEnd && row.count < columns.all.count;
    if (!isWhole) this.#recording.warn(isCut ? 'cut' : 'shiftedColumns');
    if (isCut && row.count === 2) return;
    const found = isCut ? null : place.exec(textAt(row, columns.gps));
    // A sensor that appears later puts its cell before the sticks: what stands before it is where it was.
    const isRead = isWhole || found !== null;
    const satellites = numberAt(row, columns.satellites);
    const hasFix = found && (satellites === null || satellites >= minSatellites);
    const where = hasFix ? placeOf(Number(found[1]), Number(found[2])) : null;
    const moment = {
      t,
      lat: where?.lat ?? null,
      lng: where?.lng ?? null,
      height: isRead ? numberAt(row, columns.height) : null,
      speed: where ? numberAt(row, columns.speed) : null,
      voltage: isRead ? numberAt(row, columns.voltage) : null,
      link: isCut ? null : numberAt(row, columns.link),
    };
    this.#recording.add(moment, line, armed(row, columns));
  }

  /** Rows of a day share its date: it is read once. */
  #secondsOf(date: string, time: string): number | null {
    if (date !== this.#day.text) {
      const [year, month, day] = date.split('-').map(Number);
      this.#day = { text: date, seconds: secondsOf(year ?? -1, month ?? 0, day ?? 0, 0, 0, 0) };
    }
    const [hours, minutes] = [time.indexOf(':'), time.lastIndexOf(':')];
    const ofDay =
      Number(time.slice(0, hours)) * 3600 +
      (hours < minutes ? Number(time.slice(hours + 1, minutes)) * 60 : Number.NaN) +
      Number(time.slice(minutes + 1));
    return this.#day.seconds === null || !(ofDay >= 0 && ofDay <= 86_400) ? null : this.#day.seconds + ofDay;
  }
}

function columnsOf(header: string) {
  const all = new Columns(header);
  const switched = all.find('ch5');
  return {
    all,
    gps: all.find('gps'),
    satellites: all.find('sats'),
    height: all.find('alt', 'galt'),
    speed: all.find('gspd'),
    // Beside VFAS, which is FrSky's, RxBt is what feeds the receiver; of Crossfire and ELRS it is the battery.
    voltage: all.find('vfas', 'rxbt', 'batt'),
    link: all.find('rqly', 'rssi'),
    mode: all.find('fm'),
    /** Counted from the row's end, where no sensor moves it. */
    switchFromEnd: switched ? all.count - switched.index : null,
  };
}

/** What INAV says in the place of a mode while the motors are off. */
const waiting = new Set(['OK', 'WAIT', '!ERR']);

/** Betaflight marks a mode with a star while the motors are off; else the usual switch says it. */
function armed(row: Row, columns: ReturnType<typeof columnsOf>): boolean | null {
  const mode = textAt(row, columns.mode);
  if (mode) return !mode.endsWith('*') && !waiting.has(mode);
  if (columns.mode || columns.switchFromEnd === null) return null;
  const microseconds = numberOf(row.cell(row.count - columns.switchFromEnd));
  return microseconds === null ? null : microseconds > switchedOn;
}
