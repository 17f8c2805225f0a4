import type { LogReader } from '../log-reading.ts';
import { ArmedRecording } from '../recording/armed-recording.ts';
import { findSeconds } from '../recording/clock.ts';
import { placeOf } from '../recording/place-of.ts';
import { TextLines } from '../text-lines.ts';
import { Columns, numberAt, textAt } from './columns.ts';
import { unreadColumns } from './unread-columns.ts';

/** Volts: no battery of a camera drone has more, so that a greater number is in millivolts. */
const maxVolts = 120;

/** The CSV of the app Litchi, for camera drones of DJI. */
export class LitchiReader implements LogReader<string> {
  readonly #recording = new ArmedRecording({ format: 'litchi', isHeightRelative: true, pause: 120 });
  readonly #lines = new TextLines((line) => this.#take(line));
  #columns: ReturnType<typeof columnsOf> | null = null;
  #craft = '';

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
    const clock = findSeconds(textAt(row, columns.utc ?? columns.local));
    const milliseconds = numberAt(row, columns.time);
    const t = milliseconds === null ? clock : milliseconds / 1000;
    if (t === null) return;
    if (clock !== null) this.#recording.setClock(clock - t, columns.utc ? 'satellites' : 'local', t);
    this.#craft ||= textAt(row, columns.name) || textAt(row, columns.model);
    this.#recording.craft = this.#craft.slice(0, 100) || null;
    const [lat, lng] = [numberAt(row, columns.lat), numberAt(row, columns.lng)];
    const where = lat === null || lng === null ? null : placeOf(lat, lng);
    const voltage = numberAt(row, columns.voltage);
    const moment = {
      t,
      lat: where?.lat ?? null,
      lng: where?.lng ?? null,
      height: numberAt(row, columns.height),
      speed: numberAt(row, columns.speed),
      voltage: voltage !== null && voltage > maxVolts ? voltage / 1000 : voltage,
      link: numberAt(row, columns.link),
    };
    const flying = textAt(row, columns.flying).toLowerCase();
    const isFlying = flying ? flying === '1' || flying === 'true' : null;
    this.#recording.add(moment, line, isFlying);
  }
}

function columnsOf(header: string) {
  const all = new Columns(header);
  return {
    all,
    time: all.find('time'),
    utc: all.find('datetime(utc)'),
    local: all.find('datetime(local)', 'datetime'),
    lat: all.find('latitude'),
    lng: all.find('longitude'),
    height: all.find('altitude'),
    speed: all.find('speed'),
    voltage: all.find('currentvoltage', 'voltage'),
    link: all.find('uplinksignalquality', 'downlinksignalquality'),
    name: all.find('planename'),
    model: all.find('dronetype'),
    flying: all.find('isflying'),
  };
}
