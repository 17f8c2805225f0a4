/** Metres per second that nothing climbs or falls by: what does is a fault of the receiver, or its fix. */
const maxClimb = 60;
/** The same of what has said exactly 0 so far: most sensors do until they know better. */
const maxClimbFromZero = 25;
/** And where the place comes with it. */
const maxClimbWithFix = 3;
/** Stretches that are told apart; a log that jumps more often is noise. */
const maxLevels = 20;
/** Readings that are no fault. */
const fewest = 5;

interface Level {
  /** The first height, in the log's own reckoning. */
  floor: number;
  min: number;
  max: number;
  last: { t: number; height: number };
  count: number;
  isPlaced: boolean;
}

/**
 * The heights of a flight above the sea without those that no drone can have reached: 0 before the fix, a reading
 * that is absurd. Heights that follow one another are one level; they count from the first of the level that lasted.
 */
export class HeightLevels {
  readonly #levels: Level[] = [];
  #current: Level | null = null;

  /** The height as it is kept until the end, where `above` turns it into one above the start. */
  take(t: number, height: number, isPlaced: boolean): number | null {
    const level = this.#levelOf(t, height, isPlaced);
    if (!level) return null;
    level.min = Math.min(level.min, height);
    level.max = Math.max(level.max, height);
    level.last = { t, height };
    level.count += 1;
    this.#current = level;
    return height;
  }

  /** Metres above the start; null for what is no height of this flight. */
  above(height: number): number | null {
    const level = this.#lasting;
    return level && height >= level.min && height <= level.max ? height - level.floor : null;
  }

  get highest(): number | null {
    const level = this.#lasting;
    return level ? level.max - level.floor : null;
  }

  /** One that is 0 all along is no height beside one that is not. */
  get #lasting(): Level | undefined {
    const lasting = this.#levels.toSorted((a, b) => b.count - a.count);
    return lasting.find((level) => !isZero(level) && level.count >= fewest) ?? lasting[0];
  }

  #levelOf(t: number, height: number, isPlaced: boolean): Level | null {
    const reaches = (level: Level) => this.#reaches(level, t, height, isPlaced);
    if (this.#current && reaches(this.#current)) return this.#current;
    const found = this.#levels.findLast(reaches);
    if (found) return found;
    if (this.#levels.length >= maxLevels) return null;
    const level = { floor: height, min: height, max: height, last: { t, height }, count: 0, isPlaced };
    this.#levels.push(level);
    return level;
  }

  #reaches(level: Level, t: number, height: number, isPlaced: boolean): boolean {
    const fromZero = isPlaced && !level.isPlaced ? maxClimbWithFix : maxClimbFromZero;
    return (
      Math.abs(height - level.last.height) <=
      (isZero(level) ? fromZero : maxClimb) * Math.max(1, t - level.last.t)
    );
  }
}

function isZero({ min, max }: Level): boolean {
  return min === 0 && max === 0;
}
