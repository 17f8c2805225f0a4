import { limits } from '@estela/contracts/limits';
import { degree, metresBetween, type Place } from '../../../components/metres-between.ts';

/** Seconds over which speed is worked out from places: shorter, and noise is faster than the drone. */
const shortest = 1;
/** Steps of the places' last digit that must lie between two of them, or what a single one may make of a speed. */
const steps = 8;
const maxError = 0.4;
/** Metres per second by which one stretch may be beyond twice those beside it, and where those say that it stood. */
const beyond = { flying: 15, standing: 4 };
const standing = 2;

interface Stretch {
  speed: number;
  /** From where the stretch before it began: hardly any way where one place alone was wrong. */
  net: number;
  way: number;
}

/** Speed from places. What is faster than a drone can get and be again is no speed: a receiver that finds itself. */
export class FlownSpeed {
  readonly #stretches: (Stretch | null)[] = [];
  #window: (Place & { t: number }) | null = null;
  #before: Place | null = null;
  #decimals = 0;

  /** Metres by which a place may be off for want of digits. */
  get step(): number {
    return degree / 10 ** this.#decimals;
  }

  /** Of the stretch that ends here; null while it goes on. */
  take(place: Place, t: number): number | null {
    if (this.#decimals < 7)
      this.#decimals = Math.max(this.#decimals, decimalsOf(place.lat), decimalsOf(place.lng));
    const from = this.#window;
    if (!from) {
      this.#window = { ...place, t };
      return null;
    }
    const seconds = t - from.t;
    const way = metresBetween(from, place);
    if (seconds < shortest || (way < steps * this.step && seconds < this.step / maxError)) return null;
    this.#window = { ...place, t };
    const speed = way / seconds;
    const net = this.#before ? metresBetween(this.#before, place) : way;
    this.#before = from;
    const isSpeed = speed <= limits.speed.max;
    this.#stretches.push(isSpeed ? { speed, net, way } : null);
    return isSpeed ? speed : null;
  }

  /** What comes next says nothing of what was before. */
  restart(): void {
    this.#window = null;
    this.#before = null;
    this.#stretches.push(null);
  }

  get top(): number | null {
    const flown = this.#stretches.filter((_, index) => this.#isFlown(index)).map((one) => one?.speed ?? 0);
    return flown.length > 0 ? flown.reduce((a, b) => Math.max(a, b)) : null;
  }

  #isFlown(index: number): boolean {
    const [before, own, after] = [-1, 0, 1].map((by) => this.#stretches[index + by]);
    if (!own) return false;
    if (!before && !after) return true;
    if (!isWithin(own, before, after)) return false;
    // Away and back at once, from where it stood to where it stands.
    const isBack = after && isReturn(own, after) && !isWithin(own, before, this.#stretches[index + 2]);
    const wasBack = before && isReturn(before, own) && !isWithin(own, this.#stretches[index - 2], after);
    return !isBack && !wasBack;
  }
}

type Beside = Stretch | null | undefined;

function isWithin({ speed }: Stretch, before: Beside, after: Beside): boolean {
  const beside = Math.max(before?.speed ?? 0, after?.speed ?? 0);
  return speed <= 2 * beside + (beside < standing ? beyond.standing : beyond.flying);
}

function isReturn(first: Stretch, second: Stretch): boolean {
  return second.net < (first.way + second.way) / 4;
}

/** Digits behind the point. */
function decimalsOf(degrees: number): number {
  const text = String(degrees);
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}
