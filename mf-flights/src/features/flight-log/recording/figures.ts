import { limits } from '@estela/contracts/limits';
import { metresBetween, type Place } from '../../../components/metres-between.ts';
import type { LoggedVoltage } from '../log-reading.ts';
import { FlownSpeed } from './flown-speed.ts';
import { HeightLevels } from './height-levels.ts';
import type { Moment } from './moment.ts';

/** Metres per second beyond which a place is a fault of the receiver. */
const maxJump = 100;
/** Metres that places with four digits behind the point may be off. */
const coarse = 25;
/** After so many places that cannot be reached from the one before, it is that one which was wrong. */
const maxFaults = 5;

/** What is worked out while moments go by: extremes, means, speed from places. */
export class Figures {
  place: Place | null = null;
  /** Places of before this moment were wrong (seconds). */
  placedFrom = Number.NEGATIVE_INFINITY;
  voltage: LoggedVoltage | null = null;
  minLink: number | null = null;
  #linkSum = 0;
  #linkCount = 0;
  #fix: (Place & { t: number }) | null = null;
  #faults = 0;
  /** Places that count for the flight. */
  #taken = 0;
  /** As the log has it. */
  #topLogged: number | null = null;
  readonly #flown = new FlownSpeed();
  #maxAbove: number | null = null;
  /** Null where the log's height is above the start. */
  readonly #levels: HeightLevels | null;

  /** `isHeightRelative`: the log's height is above the start; else the first one is taken off. */
  constructor(isHeightRelative: boolean) {
    this.#levels = isHeightRelative ? null : new HeightLevels();
  }

  /** The log's own, unless it says nothing but 0. */
  get topSpeed(): number | null {
    return this.#topLogged || (this.#flown.top ?? this.#topLogged);
  }

  get maxHeight(): number | null {
    const highest = this.#levels ? within(this.#levels.highest, limits.altitude) : this.#maxAbove;
    return highest === null ? null : Math.max(0, highest);
  }

  get meanLink(): number | null {
    return this.#linkCount > 0 ? this.#linkSum / this.#linkCount : null;
  }

  /** The moment as it is kept until `final`: what cannot be is null, and speed stands where it was derived. */
  take(moment: Moment, cells: { count: number | null; min: number | null }): Moment {
    const place = this.#takePlace(moment);
    const speed = this.#takeSpeed(moment, place);
    const height = this.#takeHeight(moment, place !== null);
    const voltage = this.#takeVoltage(moment.voltage, cells);
    const link = this.#takeLink(moment.link);
    return { t: moment.t, lat: place?.lat ?? null, lng: place?.lng ?? null, height, speed, voltage, link };
  }

  /** The moments with their heights above the start, and without speeds that were none. */
  final(moments: readonly Moment[]): Moment[] {
    const top = this.topSpeed ?? -1;
    return moments.map((moment) => ({
      ...moment,
      height: this.#above(moment.height),
      speed: moment.speed !== null && moment.speed <= top ? moment.speed : null,
    }));
  }

  #takePlace({ t, lat, lng }: Moment): Place | null {
    if (lat === null || lng === null) return null;
    const fix = this.#fix;
    if (fix) {
      const seconds = Math.max(t - fix.t, 0.1);
      const metres = metresBetween(fix, { lat, lng }) - Math.min(2 * this.#flown.step, coarse);
      if (metres / seconds > maxJump && this.#faults < maxFaults) {
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
    this.#flown.restart();
    if (this.#taken > maxFaults) return;
    this.#taken = 0;
    this.place = null;
    this.placedFrom = t;
  }

  #takeSpeed({ t, speed }: Moment, place: Place | null): number | null {
    const logged = within(speed, limits.speed);
    if (logged !== null) this.#topLogged = Math.max(this.#topLogged ?? 0, logged);
    const flown = place && this.#flown.take(place, t);
    return speed === null ? flown : logged;
  }

  #takeHeight({ t, height }: Moment, isPlaced: boolean): number | null {
    if (height === null || !Number.isFinite(height)) return null;
    if (this.#levels) return this.#levels.take(t, height, isPlaced);
    const value = within(height, limits.altitude);
    if (value !== null) this.#maxAbove = Math.max(this.#maxAbove ?? value, value);
    return value;
  }

  #above(height: number | null): number | null {
    return height === null || !this.#levels ? height : within(this.#levels.above(height), limits.altitude);
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
