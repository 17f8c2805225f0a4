import { limits } from '@estela/contracts/limits';
import type { LoggedFlight, LogWarning } from '../log-reading.ts';
import { instantOf, isClockSet, type Zone } from './clock.ts';
import { FlightBuilder, type FlightOptions, type MomentFacts } from './flight-builder.ts';
import type { Moment } from './moment.ts';

/** Seconds: what is shorter was a test of the motors. */
const shortest = 10;
/** Of one file; a card that is never emptied has fewer. */
const maxFlights = 200;
/** Seconds that a clock may step back without a new flight. */
const maxBack = 1;

export interface RecordingOptions extends FlightOptions {
  /** Seconds without a moment after which another flight begins. */
  pause: number;
}

/** The moments of a file as flights: another one begins after a pause or where the clock jumps back. */
export class Recording {
  readonly warnings = new Set<LogWarning>();
  craft: string | null = null;
  readonly #options: RecordingOptions;
  readonly #flights: LoggedFlight[] = [];
  #origin: { seconds: number; zone: Zone } | null = null;
  #current: FlightBuilder | null = null;

  constructor(options: RecordingOptions) {
    this.#options = options;
  }

  /** Says which moment of which clock the log's second 0 is. */
  setClock(seconds: number, zone: Zone): void {
    this.#origin ??= { seconds, zone };
  }

  get hasClock(): boolean {
    return this.#origin !== null;
  }

  get isFull(): boolean {
    return this.#flights.length >= maxFlights;
  }

  add(moment: Moment, raw: string, facts?: MomentFacts): void {
    if (!Number.isFinite(moment.t) || this.isFull) return;
    const current = this.#current;
    if (current) {
      if (moment.t < current.last && moment.t >= current.last - maxBack) return;
      const isOther = moment.t < current.last || moment.t - current.last > this.#options.pause;
      if (isOther || moment.t - current.start > limits.duration.max) this.split();
    }
    this.#current ??= new FlightBuilder(moment.t, this.#options);
    this.#current.add(moment, raw, facts);
  }

  /** Ends the flight that is going on. */
  split(): void {
    const ended = this.#current;
    this.#current = null;
    if (!ended) return;
    if (ended.seconds < shortest) this.warnings.add('shortFlights');
    else this.#flights.push(ended.finish(this.#instantOf(ended.start), this.craft));
  }

  end(): { flights: LoggedFlight[]; warnings: LogWarning[] } {
    this.split();
    if (this.isFull) this.warnings.add('tooManyFlights');
    const isUndated = this.#flights.some(({ recordedAt }) => recordedAt === null);
    if (isUndated) this.warnings.add(this.#origin ? 'clockNotSet' : 'noClock');
    else if (this.#origin?.zone === 'local' && this.#flights.length > 0) this.warnings.add('localClock');
    return { flights: this.#flights, warnings: [...this.warnings] };
  }

  #instantOf(t: number): string | null {
    if (!this.#origin) return null;
    const seconds = this.#origin.seconds + t;
    return isClockSet(seconds) ? instantOf(seconds, this.#origin.zone) : null;
  }
}
