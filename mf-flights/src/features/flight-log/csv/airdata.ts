import type { LogReader } from '../log-reading.ts';
import { findSeconds } from '../recording/clock.ts';
import { placeOf } from '../recording/place-of.ts';
import { Recording } from '../recording/recording.ts';
import { TextLines } from '../text-lines.ts';
import { Columns, numberAt, textAt } from './columns.ts';
import { unreadColumns } from './unread-columns.ts';

/** The CSV that AirData gives out: milliseconds of the flight, and UTC once a second. */
export class AirdataReader implements LogReader<string> {
  readonly #recording = new Recording({ format: 'airdata', isHeightRelative: true, pause: 120 });
  readonly #lines = new TextLines((line) => this.#take(line));
  #columns: ReturnType<typeof columnsOf> | null = null;

  get isFull(): boolean {
    return this.#recording.isFull;
  }

  push(text: string): void {
    this.#lines.push(text);
  }

  end() {
    this.#lines.end();
    const read = this.#recording.end();
    return { ...read, unread: unreadColumns(this.#columns?.all.headers ?? [], read.flights) };
  }

  #take(line: string): void {
    if (!this.#columns) this.#columns = columnsOf(line);
    else this.#takeRow(line, this.#columns);
  }

  #takeRow(line: string, columns: ReturnType<typeof columnsOf>): void {
    const row = columns.all.row(line);
    const milliseconds = numberAt(row, columns.time);
    if (milliseconds === null) return;
    const t = milliseconds / 1000;
    if (!this.#recording.hasClock) {
      const clock = findSeconds(textAt(row, columns.clock));
      if (clock !== null) this.#recording.setClock(clock - t, columns.isUtc ? 'satellites' : 'local', t);
    }
    const [lat, lng] = [numberAt(row, columns.lat), numberAt(row, columns.lng)];
    const where = lat === null || lng === null ? null : placeOf(lat, lng);
    const minCell = lowest(columns.cells.map((cell) => numberAt(row, cell)));
    const moment = {
      t,
      lat: where?.lat ?? null,
      lng: where?.lng ?? null,
      height: numberAt(row, columns.height),
      speed: numberAt(row, columns.speed),
      voltage: numberAt(row, columns.voltage),
      link: null,
    };
    const count = columns.cells.filter((cell) => (numberAt(row, cell) ?? 0) > 0).length;
    this.#recording.add(moment, line, { minCell, cells: count || null });
  }
}

function columnsOf(header: string) {
  const all = new Columns(header);
  return {
    all,
    time: all.find('time'),
    isUtc: all.has('datetime(utc)'),
    clock: all.find('datetime(utc)', 'datetime(local)', 'datetime'),
    lat: all.find('latitude'),
    lng: all.find('longitude'),
    height: all.find('height_above_takeoff', 'altitude'),
    speed: all.find('speed'),
    voltage: all.find('voltage'),
    cells: [1, 2, 3, 4, 5, 6].flatMap((cell) => all.find(`voltagecell${cell}`) ?? []),
  };
}

function lowest(values: readonly (number | null)[]): number | null {
  const read = values.filter((value) => value !== null && value > 0) as number[];
  return read.length > 0 ? Math.min(...read) : null;
}
