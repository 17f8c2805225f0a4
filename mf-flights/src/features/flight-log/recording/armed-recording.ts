import type { LogWarning } from '../log-reading.ts';
import type { MomentFacts } from './flight-builder.ts';
import type { Moment } from './moment.ts';
import { Recording, type RecordingOptions } from './recording.ts';

/**
 * A log that says when the motors ran, if it does: its flights are then what was armed. Whether it does is known at the
 * end alone, so both readings of the file are kept until then.
 */
export class ArmedRecording {
  readonly #all: Recording;
  readonly #armed: Recording;
  #wasArmed = false;
  #wasDisarmed = false;

  constructor(options: RecordingOptions) {
    this.#all = new Recording(options);
    this.#armed = new Recording(options);
  }

  add(moment: Moment, raw: string, isArmed: boolean | null, facts?: MomentFacts): void {
    this.#all.add(moment, raw, facts);
    if (isArmed === null) return;
    if (isArmed) {
      this.#wasArmed = true;
      this.#armed.add(moment, raw, facts);
    } else this.#wasDisarmed = true;
  }

  setClock(...clock: Parameters<Recording['setClock']>): void {
    this.#all.setClock(...clock);
    this.#armed.setClock(...clock);
  }

  set craft(name: string | null) {
    this.#all.craft = name;
    this.#armed.craft = name;
  }

  get isFull(): boolean {
    return this.#all.isFull || this.#armed.isFull;
  }

  split(): void {
    this.#all.split();
    this.#armed.split();
  }

  warn(warning: LogWarning): void {
    this.#all.warnings.add(warning);
    this.#armed.warnings.add(warning);
  }

  /** `isArmKnown`: false where what was said of the motors turned out to be about something else. */
  end({ isArmKnown = true } = {}) {
    return (isArmKnown && this.#wasArmed && this.#wasDisarmed ? this.#armed : this.#all).end();
  }
}
