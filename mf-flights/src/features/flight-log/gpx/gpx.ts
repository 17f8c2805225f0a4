import { SaxesParser } from 'saxes';
import type { LogReader } from '../log-reading.ts';
import { isoSeconds, noDate } from '../recording/clock.ts';
import { emptyMoment, type Moment } from '../recording/moment.ts';
import { placeOf } from '../recording/place-of.ts';
import { Recording } from '../recording/recording.ts';

/** Characters of what stands between two tags. */
const maxText = 200;
/**
 * Seconds without a point within a segment after which another flight begins: longer where the points are sparse, since apps
 * leave out what lies on a line, and minutes of hovering.
 */
const pause = { dense: 120, sparse: 600 };
/** Seconds from point to point, on average. */
const dense = 10;
/** Our own export says what is one flight. */
const own = 'Estela';
const known = new Set(['ele', 'time', 'speed']);
const clockTime = /T(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?/;

/** A track in GPX 1.0 or 1.1: heights above the sea, time in UTC. saxes knows no entities but XML's own. */
export class GpxReader implements LogReader<string> {
  readonly #recording = new Recording({ format: 'gpx', isHeightRelative: false, pause: pause.dense });
  readonly #parser = new SaxesParser();
  #isBroken = false;
  #point: Moment | null = null;
  #time = '';
  #text = '';
  #hasSegmentEnded = false;
  #lastT: number | null = null;
  #hasPlaces = false;
  #hasDate = false;
  #isOwn = false;
  #spacing = { seconds: 0, steps: 0 };

  constructor() {
    this.#recording.setClock(0, 'satellites');
    this.#parser.on('error', () => {
      this.#isBroken = true;
    });
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(nameOf(name), attributes));
    this.#parser.on('text', (text) => {
      if (this.#text.length < maxText) this.#text += text.slice(0, maxText);
    });
    this.#parser.on('closetag', ({ name }) => this.#close(nameOf(name)));
  }

  get isFull(): boolean {
    return this.#isBroken || this.#recording.isFull;
  }

  push(text: string): void {
    if (!this.#isBroken) this.#parser.write(text);
  }

  end() {
    if (!this.#isBroken) this.#parser.close();
    // What was read before a file breaks off is a flight all the same.
    if (this.#isBroken) this.#recording.warnings.add('cut');
    const isDrawn = this.#hasPlaces && this.#lastT === null;
    return { ...this.#recording.end(), ...(isDrawn && { refusal: 'noTimes' as const }) };
  }

  #open(tag: string, attributes: Record<string, string>): void {
    this.#text = '';
    if (this.#isBroken) return;
    if (tag === 'gpx') this.#isOwn = attributes.creator === own;
    else if (tag === 'trk') this.#recording.split();
    else if (tag === 'trkseg') this.#hasSegmentEnded = true;
    else if (tag === 'trkpt') {
      const where = placeOf(degrees(attributes.lat), degrees(attributes.lon));
      this.#point = { ...emptyMoment, lat: where?.lat ?? null, lng: where?.lng ?? null, t: Number.NaN };
      this.#time = '';
    }
  }

  #close(tag: string): void {
    const text = known.has(tag) ? this.#text.trim() : '';
    this.#text = '';
    if (this.#isBroken) return;
    if (tag === 'trkpt') this.#add();
    else if (this.#point && text) this.#note(this.#point, tag, text);
  }

  #note(point: Moment, tag: string, text: string): void {
    if (tag === 'ele') point.height = finite(Number(text));
    else if (tag === 'speed') point.speed = finite(Number(text));
    else if (tag === 'time') {
      this.#time = text;
      point.t = this.#secondsOf(text);
    }
  }

  /** GPX has no other time than UTC: what names no zone is taken for it. Of a day that is none the time of day is left. */
  #secondsOf(text: string): number {
    const found = isoSeconds(text);
    if (found && !found.hasZone) this.#recording.warnings.add('utcClock');
    this.#hasDate ||= found !== null;
    if (found || this.#hasDate) return found?.seconds ?? Number.NaN;
    const [, hours, minutes, seconds = '0'] = clockTime.exec(text) ?? [];
    return noDate + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  }

  #pauseAfter(step: number): number {
    if (this.#isOwn) return Number.POSITIVE_INFINITY;
    const { seconds, steps } = this.#spacing;
    if (step > 0 && step <= pause.dense) this.#spacing = { seconds: seconds + step, steps: steps + 1 };
    return steps > 0 && seconds / steps < dense ? pause.dense : pause.sparse;
  }

  #add(): void {
    const point = this.#point;
    this.#point = null;
    if (!point) return;
    this.#hasPlaces = true;
    if (Number.isNaN(point.t)) return;
    const isApart = this.#lastT !== null && point.t - this.#lastT > 30;
    if (this.#hasSegmentEnded && isApart) this.#recording.split();
    if (this.#hasSegmentEnded) this.#spacing = { seconds: 0, steps: 0 };
    this.#hasSegmentEnded = false;
    this.#recording.pause = this.#pauseAfter(point.t - (this.#lastT ?? point.t));
    this.#lastT = point.t;
    this.#recording.add(point, `${this.#time} ${point.lat} ${point.lng} ${point.height}`);
  }
}

/** Without the prefix of its namespace, as extensions have. */
function nameOf(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1).toLowerCase();
}

function degrees(text = ''): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
