interface Window {
  hits: number;
  endsAt: number;
}

/** Beyond so many addresses the oldest windows are forgotten: an attacker with many must not fill the memory. */
const mostKeys = 100_000;

/** Counts hits per key in windows of a fixed length. */
export class WindowCounter {
  private readonly windows = new Map<string, Window>();
  private readonly limit: number;
  private readonly length: number;

  /** `length` in milliseconds. */
  constructor(limit: number, length: number) {
    this.limit = limit;
    this.length = length;
  }

  /** Counts one hit and returns how long to wait in milliseconds: 0 while the limit is not passed. */
  hit(key: string): number {
    const window = this.current(key);
    window.hits += 1;
    return window.hits > this.limit ? window.endsAt - Date.now() : 0;
  }

  /** As `hit`, without counting: would one more be too many? */
  wait(key: string): number {
    const window = this.current(key);
    return window.hits >= this.limit ? window.endsAt - Date.now() : 0;
  }

  private current(key: string): Window {
    const now = Date.now();
    const known = this.windows.get(key);
    if (known && known.endsAt > now) return known;
    const window = { hits: 0, endsAt: now + this.length };
    // Taken out first, so that the map's order is the order in which windows end.
    this.windows.delete(key);
    this.windows.set(key, window);
    this.forgetEnded(now);
    return window;
  }

  private forgetEnded(now: number): void {
    for (const [key, window] of this.windows) {
      if (window.endsAt > now && this.windows.size <= mostKeys) return;
      this.windows.delete(key);
    }
  }
}
