import { limits } from '@estela/contracts/limits';
import { metresBetween, type Place } from '../../../components/metres-between.ts';
import type { LoggedVoltage } from '../log-reading.ts';
import type { Moment } from './moment.ts';

/** Metres per second beyond which a place is a fault of the receiver. */
const maxJump = 100;
/** After so many places that cannot be reached from the one before, it is that one which was wrong. */
const maxFaults = 5;
/** Seconds over which speed is worked out from places: shorter, and noise is faster than the drone. */
const speedWindow = 1;

/** What is worked out while moments go by: extremes, means, speed from places. */
export class Figures {
  topSpeed: number | null = null;
  maxHeight: number | null = null;
  place: Place | null = null;
  /** Places of before this moment were wrong (seconds). */
  placedFrom = Number.NEGATIVE_INFINITY;
  voltage: LoggedVoltage | null = null;
  minLink: number | null = null;
  #linkSum = 0;
  #linkCount = 0;
  #fix: (Place & { t: number }) | null = null;
  #window: (Place & { t: number }) | null = null;
  #faults = 0;
  /** Places that count for the flight. */
  #taken = 0;
  #floor: number | null = null;
  readonly #isHeightRelative: boolean;

  /** `isHeightRelative`: the log's height is above the start; else the first one is taken off. */
  constructor(isHeightRelative: boolean) {
    this.#isHeightRelative = isHeightRelative;
  }

  get meanLink(): number | null {
    return this.#linkCount > 0 ? this.#linkSum / this.#linkCount : null;
  }

  /** The moment as it is kept: what cannot be is null, height is above the start, speed stands where it was derived. */
  take(moment: Moment, cells: { count: number | null; min: number | null }): Moment {
    const place = this.#takePlace(moment);
    const speed = this.#takeSpeed(moment, place);
    const height = this.#takeHeight(moment.height);
    const voltage = this.#takeVoltage(moment.voltage, cells);
    const link = this.#takeLink(moment.link);
    return { t: moment.t, lat: place?.lat ?? null, lng: place?.lng ?? null, height, speed, voltage, link };
  }

  #takePlace({ t, lat, lng }: Moment): Place | null {
    if (lat === null || lng === null) return null;
    const fix = this.#fix;
    if (fix) {
      const seconds = Math.max(t - fix.t, 0.1);
      if (metresBetween(fix, { lat, lng }) / seconds > maxJump && this.#faults < maxFaults) {
        this.#faults += 1;
        return null;
      }
      if (this.#faults >= maxFaults) this.#beginAgain(t);
    }
    this.#faults = 0;
    this.#taken += 1;
    this.#fix = { t, lat, lng };
    this.place ??= { lat, lng };
    return { lat, lng };
  }

  /** A few places at the start that nothing later agrees with are no part of the flight. */
  #beginAgain(t: number): void {
    this.#window = null;
    if (this.#taken > maxFaults) return;
    this.#taken = 0;
    this.place = null;
    this.placedFrom = t;
  }

  #takeSpeed({ t, speed }: Moment, place: Place | null): number | null {
    let value = within(speed, limits.speed);
    if (speed === null && place) {
      const from = this.#window;
      if (!from) this.#window = { ...place, t };
      else if (t - from.t >= speedWindow) {
        value = within(metresBetween(from, place) / (t - from.t), limits.speed);
        this.#window = { ...place, t };
      }
    }
    if (value !== null && value > (this.topSpeed ?? -1)) this.topSpeed = value;
    return value;
  }

  #takeHeight(height: number | null): number | null {
    if (height === null || !Number.isFinite(height)) return null;
    this.#floor ??= this.#isHeightRelative ? 0 : height;
    const value = within(height - this.#floor, limits.altitude);
    if (value !== null && value > (this.maxHeight ?? -1)) this.maxHeight = Math.max(0, value);
    return value;
  }

  #takeVoltage(volts: number | null, cells: { count: number | null; min: number | null }): number | null {
    // Half a volt and less is a sensor that says nothing yet.
    const value = volts !== null && volts > limits.cellVoltage.min ? within(volts, limits.packVoltage) : null;
    const minCell = within(cells.min, limits.cellVoltage);
    if (value === null) return null;
    const known = this.voltage;
    this.voltage = {
      start: known?.start ?? value,
      end: value,
      min: Math.min(known?.min ?? value, value),
      // Counted at rest: of a battery under load or nearly empty there would be fewer.
      cells: known?.cells ?? cells.count,
      minCell: minCell === null ? (known?.minCell ?? null) : Math.min(known?.minCell ?? minCell, minCell),
    };
    return value;
  }

  #takeLink(link: number | null): number | null {
    const value = within(link, limits.link);
    if (value === null) return null;
    this.minLink = Math.min(this.minLink ?? value, value);
    this.#linkSum += value;
    this.#linkCount += 1;
    return value;
  }
}

function within(value: number | null, { min, max }: { min: number; max: number }): number | null {
  return value !== null && value >= min && value <= max ? value : null;
}
