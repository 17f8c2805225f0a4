import { SaxesParser } from 'saxes';
import type { LogReader } from '../log-reading.ts';
import { emptyMoment, type Moment } from '../recording/moment.ts';
import { placeOf } from '../recording/place-of.ts';
import { Recording } from '../recording/recording.ts';

/** Characters of what stands between two tags. */
const maxText = 200;
/** Browsers take a time without a zone for the device's own; GPX has no other than UTC. */
const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i;
const known = new Set(['ele', 'time', 'speed', 'name']);

/** A track in GPX 1.0 or 1.1: heights above the sea, time in UTC. saxes knows no entities but XML's own. */
export class GpxReader implements LogReader<string> {
  readonly #recording = new Recording({ format: 'gpx', isHeightRelative: false, pause: 120 });
  readonly #parser = new SaxesParser();
  #isBroken = false;
  #point: Moment | null = null;
  #time = '';
  #isInTrack = false;
  #text = '';
  #hasSegmentEnded = false;
  #lastT: number | null = null;
  #hasPlaces = false;

  constructor() {
    this.#recording.setClock(0, 'utc');
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
    if (tag === 'trk') {
      this.#recording.split();
      this.#isInTrack = true;
      this.#recording.craft = null;
    } else if (tag === 'trkseg') this.#hasSegmentEnded = true;
    else if (tag === 'trkpt') {
      const where = placeOf(Number(attributes.lat ?? Number.NaN), Number(attributes.lon ?? Number.NaN));
      this.#point = { ...emptyMoment, lat: where?.lat ?? null, lng: where?.lng ?? null, t: Number.NaN };
      this.#time = '';
    }
  }

  #close(tag: string): void {
    const text = known.has(tag) ? this.#text.trim() : '';
    this.#text = '';
    if (this.#isBroken) return;
    if (tag === 'trk') this.#isInTrack = false;
    else if (tag === 'trkpt') this.#add();
    else if (this.#point && text) this.#note(this.#point, tag, text);
    else if (tag === 'name' && this.#isInTrack && text) this.#recording.craft = text.slice(0, 100);
  }

  #note(point: Moment, tag: string, text: string): void {
    if (tag === 'ele') point.height = finite(Number(text));
    else if (tag === 'speed') point.speed = finite(Number(text));
    else if (tag === 'time') {
      this.#time = text;
      point.t = Date.parse(hasZone.test(text) ? text : `${text}Z`) / 1000;
    }
  }

  #add(): void {
    const point = this.#point;
    this.#point = null;
    if (!point) return;
    this.#hasPlaces = true;
    if (Number.isNaN(point.t)) return;
    const isApart = this.#lastT !== null && point.t - this.#lastT > 30;
    if (this.#hasSegmentEnded && isApart) this.#recording.split();
    this.#hasSegmentEnded = false;
    this.#lastT = point.t;
    this.#recording.add(point, `${this.#time} ${point.lat} ${point.lng} ${point.height}`);
  }
}

/** Without the prefix of its namespace, as extensions have. */
function nameOf(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1).toLowerCase();
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
