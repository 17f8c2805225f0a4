import { type Moment, mergeMoments } from './moment.ts';

/** Keeps at most `max` moments of any number that come in, evenly over time and with their extremes. */
export class Thinned {
  readonly #max: number;
  /** Seconds that one kept moment stands for. */
  #interval = 0.1;
  #kept: Moment[] = [];

  constructor(max: number) {
    this.#max = max;
  }

  add(moment: Moment): void {
    const last = this.#kept.at(-1);
    if (last && moment.t - last.t < this.#interval) {
      this.#kept[this.#kept.length - 1] = mergeMoments(last, moment);
      return;
    }
    this.#kept.push(moment);
    if (this.#kept.length > this.#max) this.#halve();
  }

  get moments(): readonly Moment[] {
    return this.#kept;
  }

  #halve(): void {
    this.#interval *= 2;
    this.#kept = halved(this.#kept);
  }
}

/** Every two as one; an odd last one stays. */
export function halved(moments: readonly Moment[]): Moment[] {
  const half: Moment[] = [];
  for (let i = 0; i < moments.length; i += 2) {
    const [first, second] = [moments[i], moments[i + 1]];
    if (first) half.push(second ? mergeMoments(first, second) : first);
  }
  return half;
}
