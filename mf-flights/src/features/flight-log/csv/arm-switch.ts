/** Microseconds that a two-way switch is below and above. */
const low = 1_300;
const high = 1_700;
/** Microseconds that belong to one position, and how many positions a switch has, with room for jitter. */
const width = 16;
const maxPositions = 6;
/** Throttle, from none to full: above this it is raised, and one that moves less says nothing. */
const raised = 0.15;

/**
 * Channel 5 is where most pilots arm, and an aileron or the flaps of others. It says when the motors ran if it is a switch that
 * was thrown, and if nobody gave throttle while it was off.
 */
export class ArmSwitch {
  readonly #positions = new Set<number>();
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;
  #leastThrottle = 1;
  #mostThrottle = 0;
  #rowsOff = 0;
  #rowsRaised = 0;

  /** Whether it is on, if it is what arms; null without a number. `throttle`: 0 to 1, where the log has it. */
  take(microseconds: number | null, throttle: number | null): boolean | null {
    if (microseconds === null) return null;
    if (this.#positions.size <= maxPositions) this.#positions.add(Math.round(microseconds / width));
    this.#least = Math.min(this.#least, microseconds);
    this.#most = Math.max(this.#most, microseconds);
    const isOn = microseconds > (low + high) / 2;
    if (throttle !== null) {
      this.#leastThrottle = Math.min(this.#leastThrottle, throttle);
      this.#mostThrottle = Math.max(this.#mostThrottle, throttle);
    }
    if (!isOn) {
      this.#rowsOff += 1;
      if (throttle !== null && throttle > raised) this.#rowsRaised += 1;
    }
    return isOn;
  }

  /** Whether what `take` answered may be believed. */
  get isBelievable(): boolean {
    const isThrown = this.#least < low && this.#most > high;
    const isFlownOff =
      this.#mostThrottle - this.#leastThrottle > raised && this.#rowsRaised > this.#rowsOff / 20;
    return isThrown && this.#positions.size <= maxPositions && !isFlownOff;
  }
}
