import { limits } from '@estela/contracts/limits';
import type { LoggedFlight, LogWarning } from '../log-reading.ts';
import { type ClockKind, instantOf, isClockSet } from './clock.ts';
import { FlightBuilder, type FlightOptions, type MomentFacts } from './flight-builder.ts';
import type { Moment } from './moment.ts';
import { withoutRepeated } from './same-flight.ts';

/** Seconds: what is shorter was a test of the motors. */
const shortest = 10;
/** Of one file; a card that is never emptied has fewer. */
const maxFlights = 200;
/** Seconds that a clock may step back without a new flight. */
const maxBack = 1;
/** Moments of another time after which that is the time: fewer are faults of the clock. */
const maxStray = 5;

export interface RecordingOptions extends FlightOptions {
  pause: number;
}

type Added = [moment: Moment, raw: string, facts?: MomentFacts];

/** The moments of a file as flights: another one begins after a pause or where the clock jumps back. */
export class Recording {
  readonly warnings = new Set<LogWarning>();
  craft: string | null = null;
  /** Seconds without a moment after which another flight begins. */
  pause: number;
  readonly #options: FlightOptions;
  readonly #flights: LoggedFlight[] = [];
  #origin: { seconds: number; kind: ClockKind } | null = null;
  #isClockSet = false;
  #current: FlightBuilder | null = null;
  /** What does not follow the current flight: the next one, or moments with a wrong time. */
  #stray: Added[] = [];

  constructor({ pause, ...options }: RecordingOptions) {
    this.pause = pause;
    this.#options = options;
  }

  /** Says which moment of which clock the log's second 0 is. `at`: the moment that says it; a clock may be set later. */
  setClock(seconds: number, kind: ClockKind, at = 0): void {
    const isSet = isClockSet(seconds + at, kind);
    if (this.#origin && (this.#isClockSet || !isSet)) return;
    this.#origin = { seconds, kind };
    this.#isClockSet = isSet;
  }

  /** One that was set. */
  get hasClock(): boolean {
    return this.#isClockSet;
  }

  get isFull(): boolean {
    return this.#flights.length >= maxFlights;
  }

  add(...added: Added): void {
    const [{ t }] = added;
    if (!Number.isFinite(t) || this.isFull) return;
    const current = this.#current;
    if (!current) this.#begin(added);
    else if (this.#follows(t, current.last)) this.#goOn(current, added);
    else this.#putAside(added);
  }

  /** Ends the flight that is going on. */
  split(): void {
    this.#turnToStray();
    this.#end();
  }

  end(): { flights: LoggedFlight[]; warnings: LogWarning[] } {
    this.split();
    if (this.isFull) this.warnings.add('tooManyFlights');
    const flights = withoutRepeated(this.#flights);
    if (flights.length < this.#flights.length) this.warnings.add('repeated');
    const isUndated = flights.some(({ recordedAt }) => recordedAt === null);
    if (isUndated) this.warnings.add(this.#origin ? 'clockNotSet' : 'noClock');
    else if (this.#origin?.kind === 'local' && flights.length > 0) this.warnings.add('localClock');
    return { flights, warnings: [...this.warnings] };
  }

  #follows(t: number, last: number): boolean {
    return t >= last - maxBack && t - last <= this.pause;
  }

  #goOn(current: FlightBuilder, added: Added): void {
    const [{ t }] = added;
    this.#dropStray();
    if (t < current.last) return;
    if (t - current.start > limits.duration.max) {
      this.#end();
      this.#begin(added);
    } else current.add(...added);
  }

  #putAside(added: Added): void {
    const last = this.#stray.at(-1)?.[0].t;
    if (last !== undefined && !this.#follows(added[0].t, last)) this.#dropStray();
    this.#stray.push(added);
    if (this.#stray.length > maxStray) this.#turnToStray();
  }

  #dropStray(): void {
    if (this.#stray.length > 0) this.warnings.add('strayTimes');
    this.#stray = [];
  }

  #begin(added: Added): void {
    this.#current = new FlightBuilder(added[0].t, this.#options);
    this.#current.add(...added);
  }

  /** They agree with one another: the flight before has ended. */
  #turnToStray(): void {
    const [first, ...others] = this.#stray;
    this.#stray = [];
    if (!first) return;
    this.#end();
    this.#begin(first);
    for (const one of others) this.add(...one);
  }

  #end(): void {
    const ended = this.#current;
    this.#current = null;
    if (!ended) return;
    if (ended.seconds >= shortest) this.#flights.push(ended.finish(this.#instantOf(ended.start), this.craft));
    else this.warnings.add(ended.count > 1 ? 'shortFlights' : 'strayTimes');
  }

  #instantOf(t: number): string | null {
    return this.#origin && instantOf(this.#origin.seconds + t, this.#origin.kind);
  }
}
