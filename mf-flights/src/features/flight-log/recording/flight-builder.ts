import type { FlightSeries, LogSources, TrackPoint } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import type { LogFormat, LoggedFigure } from '@estela/contracts/values';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { LoggedFlight } from '../log-reading.ts';
import { Figures } from './figures.ts';
import type { Moment } from './moment.ts';
import { simplifyTrack } from './simplify-track.ts';
import { halved, Thinned } from './thinned.ts';

/** Moments in memory of a flight, however long it is. */
const maxKept = 4 * limits.series.points;

export interface FlightOptions {
  format: LogFormat;
  isHeightRelative: boolean;
}

/** What a reader knows of a moment beside what it measured. */
export interface MomentFacts {
  cells?: number | null;
  minCell?: number | null;
  /** Seconds: until when the moment holds. */
  until?: number;
}

/** One flight while its moments go by: keeps as much of an hour as of a minute. */
export class FlightBuilder {
  readonly start: number;
  last: number;
  /** Moments that were added. */
  count = 0;
  readonly #options: FlightOptions;
  readonly #figures: Figures;
  readonly #kept = new Thinned(maxKept);
  readonly #hash = sha256.create();
  #hashedAt = Number.NEGATIVE_INFINITY;

  constructor(start: number, options: FlightOptions) {
    this.start = start;
    this.last = start;
    this.#options = options;
    this.#figures = new Figures(options.isHeightRelative);
    this.#hash.update(utf8ToBytes(options.format));
  }

  /** `raw` is what the file says of the moment: once a second it goes into the hash, so the hash outlives this code. */
  add(
    moment: Moment,
    raw: string,
    { cells = null, minCell = null, until = moment.t }: MomentFacts = {},
  ): void {
    if (moment.t >= this.#hashedAt + 1) {
      this.#hash.update(utf8ToBytes(`\n${raw}`));
      this.#hashedAt = moment.t;
    }
    this.last = Math.max(this.last, until);
    this.count += 1;
    this.#kept.add(this.#figures.take(moment, { count: cells, min: minCell }));
  }

  get seconds(): number {
    return this.last - this.start;
  }

  finish(recordedAt: string | null, craft: string | null): LoggedFlight {
    const moments = this.#figures.final(this.#kept.moments);
    const { place, topSpeed, maxHeight, voltage, minLink, meanLink } = this.#figures;
    const flight = {
      recordedAt,
      durationSeconds: Math.min(Math.round(this.seconds), limits.duration.max),
      place,
      topSpeedMps: rounded(topSpeed, 10),
      maxHeightM: rounded(maxHeight, 10),
      voltage,
      link: minLink === null || meanLink === null ? null : { min: minLink, mean: Math.round(meanLink) },
      craft,
    };
    return {
      ...flight,
      sources: this.#sources({ ...flight, drone: craft }),
      track: this.#track(moments),
      series: this.#series(moments),
      logHash: bytesToHex(this.#hash.digest()),
    };
  }

  #sources(said: Partial<Record<LoggedFigure, unknown>>): LogSources {
    const figures: LoggedFigure[] = [
      ...(['recordedAt', 'durationSeconds', 'place', 'topSpeedMps', 'maxHeightM'] as const),
      ...(['voltage', 'link', 'drone'] as const),
    ];
    const read = figures.filter((figure) => said[figure] !== null);
    return Object.fromEntries(read.map((figure) => [figure, this.#options.format]));
  }

  #track(moments: readonly Moment[]): TrackPoint[] {
    const points: TrackPoint[] = [];
    for (const { t, lat, lng, height } of moments)
      if (lat !== null && lng !== null && t >= this.#figures.placedFrom)
        points.push({
          lat: round(lat, 1e7),
          lng: round(lng, 1e7),
          ...(height !== null && { altitude: round(height, 10) }),
          t: this.#at(t),
        });
    // One point is a place and no way.
    return points.length > 1 ? simplifyTrack(points, limits.track.points) : [];
  }

  #series(all: readonly Moment[]): FlightSeries | null {
    let moments = all;
    while (moments.length > limits.series.points) moments = halved(moments);
    const rising = moments.filter(({ t }, i) => i === 0 || this.#at(t) > this.#at(moments[i - 1]?.t ?? 0));
    const lines = (['height', 'speed', 'voltage', 'link'] as const).flatMap((line) =>
      rising.some((moment) => moment[line] !== null)
        ? [[line, rising.map((moment) => rounded(moment[line], 100))] as const]
        : [],
    );
    return lines.length > 0 ? { t: rising.map(({ t }) => this.#at(t)), ...Object.fromEntries(lines) } : null;
  }

  #at(t: number): number {
    return round(t - this.start, 100);
  }
}

function rounded(value: number | null, parts: number): number | null {
  return value === null ? null : round(value, parts);
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
