import type { Place } from '../../../components/metres-between.ts';
import type { LogReader } from '../log-reading.ts';
import { ArmedRecording } from '../recording/armed-recording.ts';
import { noDate, secondsOf } from '../recording/clock.ts';
import { placeOf } from '../recording/place-of.ts';
import { TextLines } from '../text-lines.ts';
import { ArmSwitch } from './arm-switch.ts';
import { Columns, numberAt, numberOf, textAt } from './columns.ts';
import { RadioPlaces } from './radio-place.ts';
import type { Row } from './row.ts';
import { unreadColumns } from './unread-columns.ts';

/** Fewer, and a place is a guess of the receiver. */
const minSatellites = 4;
const header = /^\uFEFF?\s*"?date\b[^,;\t]*[,;\t]\s*"?time\b/i;
/** `Model-2026-05-01-102345.csv`, also without the time of day. */
const fileName = /^(.+?)-\d{4}-\d\d-\d\d(?:-\d{6})?\.\w+$/;

/** The telemetry log of a radio with EdgeTX or OpenTX: the clock is the radio's, without a zone. */
export class EdgetxReader implements LogReader<string> {
  readonly #recording = new ArmedRecording({ format: 'edgetx', isHeightRelative: false, pause: 30 });
  readonly #lines = new TextLines((line) => this.#take(line));
  readonly #places = new RadioPlaces();
  readonly #switch = new ArmSwitch();
  #columns: ReturnType<typeof columnsOf> | null = null;
  #day = { text: '', seconds: null as number | null };
  #hasDate = false;
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
    if (this.#places.isSwapped) this.#recording.warn('placeGuessed');
    const isArmKnown = this.#columns?.mode || this.#switch.isBelievable;
    const read = this.#recording.end({ isArmKnown: Boolean(isArmKnown) });
    return { ...read, unread: unreadColumns(this.#columns?.all.headers ?? [], read.flights) };
  }

  #take(line: string): void {
    // A radio writes its header again where logging begins again in the same file.
    if (!this.#columns || header.test(line)) this.#columns = columnsOf(line);
    else this.#takeRow(line, this.#columns);
  }

  #takeRow(line: string, columns: ReturnType<typeof columnsOf>): void {
    const row = columns.all.row(line);
    const t = this.#secondsOf(row.cell(0)?.trim() ?? '', row.cell(1)?.trim() ?? '');
    if (t === null) return;
    const isWhole = row.count === columns.all.count;
    // The radio lost its power as it wrote: the last cell may have lost digits, and only the time counts.
    const isCut = this.#isAtEnd && row.count < columns.all.count;
    if (!isWhole) this.#recording.warn(isCut ? 'cut' : 'shiftedColumns');
    if (isCut && row.count === 2) return;
    const found = isCut ? null : this.#placeIn(row, columns);
    // A sensor that appears later puts its cell before the sticks: what stands before it is where it was.
    const isRead = isWhole || found !== null;
    const satellites = numberAt(row, columns.satellites);
    const hasFix = found && (satellites === null || satellites >= minSatellites);
    const where = hasFix ? found : null;
    const moment = {
      t,
      lat: where?.lat ?? null,
      lng: where?.lng ?? null,
      height: isRead ? numberAt(row, columns.height) : null,
      speed: where ? numberAt(row, columns.speed) : null,
      voltage: isRead ? numberAt(row, columns.voltage) : null,
      link: isCut ? null : numberAt(row, columns.link),
    };
    this.#recording.add(moment, line, this.#isArmed(row, columns));
  }

  #placeIn(row: Row, { gps, lat, lng }: ReturnType<typeof columnsOf>): Place | null {
    if (!lat || !lng) return this.#places.read(textAt(row, gps));
    const [north, east] = [numberAt(row, lat), numberAt(row, lng)];
    return north === null || east === null ? null : placeOf(north, east);
  }

  /** Betaflight marks a mode with a star while the motors are off; else the usual switch may say it. */
  #isArmed(row: Row, { mode, switchFromEnd, throttle }: ReturnType<typeof columnsOf>): boolean | null {
    const word = textAt(row, mode);
    if (word) return !word.endsWith('*') && !waiting.has(word);
    if (mode || switchFromEnd === null) return null;
    return this.#switch.take(numberOf(row.cell(row.count - switchFromEnd)), throttle(row));
  }

  /** Rows of a day share its date: it is read once. Of a clock that shows no date the time of day is left. */
  #secondsOf(date: string, time: string): number | null {
    if (date !== this.#day.text) {
      const [year, month, day] = date.split(/[-/.]/).map(Number);
      const seconds = secondsOf(year ?? -1, month ?? 0, day ?? 0, 0, 0, 0);
      this.#hasDate ||= seconds !== null;
      this.#day = { text: date, seconds: seconds ?? (this.#hasDate ? null : noDate) };
    }
    const [hours, minutes] = [time.indexOf(':'), time.lastIndexOf(':')];
    const ofDay =
      Number(time.slice(0, hours)) * 3600 +
      (hours < minutes ? Number(time.slice(hours + 1, minutes)) * 60 : Number.NaN) +
      Number(time.slice(minutes + 1));
    return this.#day.seconds === null || !(ofDay >= 0 && ofDay <= 86_400) ? null : this.#day.seconds + ofDay;
  }
}

function columnsOf(line: string) {
  const all = new Columns(line);
  const switched = all.find('ch5');
  const stick = all.find('thr');
  const channel = all.find('ch3');
  return {
    all,
    gps: all.find('gps'),
    // Ethos has a column for each.
    lat: all.find('gps(lat)', 'gps(latitude)', 'gps lat', 'gps latitude', 'lat', 'latitude'),
    lng: all.find(
      'gps(long)',
      'gps(longitude)',
      'gps(lon)',
      'gps(lng)',
      'gps long',
      'gps lon',
      'gps longitude',
      'lon',
      'lng',
      'long',
      'longitude',
    ),
    satellites: all.find('sats', 'gps sats', 'satellites'),
    height: all.find('alt', 'galt', 'altitude', 'gps alt', 'gps altitude'),
    speed: all.find('gspd', 'gps speed', 'speed'),
    // Beside VFAS, which is FrSky's, RxBt is what feeds the receiver; of Crossfire and ELRS it is the battery.
    voltage: all.find('vfas', 'rxbt', 'batt', 'rxbatt', 'lipo'),
    link: all.find('rqly', 'rssi', 'vfr'),
    mode: all.find('fm'),
    /** Counted from the row's end, where no sensor moves it. */
    switchFromEnd: switched ? all.count - switched.index : null,
    /** 0 to 1: of the stick, from -1024 to 1024, else of the usual channel. */
    throttle: (row: Row): number | null => {
      const fromEnd = (column: { index: number } | null) =>
        column ? numberOf(row.cell(row.count - (all.count - column.index))) : null;
      const [position, pulse] = [fromEnd(stick), fromEnd(channel)];
      if (pulse !== null) return (pulse - 1_000) / 1_000;
      return position === null ? null : (position + 1_024) / 2_048;
    },
  };
}

/** What INAV says in the place of a mode while the motors are off. */
const waiting = new Set(['OK', 'WAIT', '!ERR']);
