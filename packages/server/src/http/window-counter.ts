import type { SharedWindow } from './window-repository.ts';

interface Window {
  /** Hits of all processes, as last read. */
  shared: number;
  /** Hits here that are not shared yet. */
  own: number;
  endsAt: number;
}

/** Shares hits with other processes and reads theirs. */
export type Share = (hits: ReadonlyMap<string, number>) => Promise<SharedWindow[]>;

export interface WindowCounterOptions {
  limit: number;
  /** Milliseconds. */
  length: number;
  /** Without it, this process counts for itself. */
  share?: Share | undefined;
  onShareFailure?: (error: unknown) => void;
}

/** Beyond this many addresses the oldest windows are dropped: an attacker with many must not fill the memory. */
const maxKeys = 100_000;
/** Part of the limit that a process lets through before it shares its count; each may exceed the limit by this. */
const unsharedPart = 1 / 20;
/** Windows shared at once. */
const maxAtOnce = 1_000;
/** Milliseconds without trying to share, once it has failed; meanwhile each process counts for itself. */
const pause = 1_000;

/** Counts hits per key in windows of a fixed length. Nothing that is counted waits for other processes. */
export class WindowCounter {
  /** The oldest first. A map grows with what is in it: a cache of a fixed size would take its memory, and time, at each start. */
  private readonly windows = new Map<string, Window>();
  private readonly due = new Set<string>();
  private readonly options: WindowCounterOptions;
  private readonly step: number;
  private isSharing = false;
  private shareAgainAt = 0;

  constructor(options: WindowCounterOptions) {
    this.options = options;
    this.step = Math.max(1, Math.ceil(options.limit * unsharedPart));
  }

  /** Counts one hit and returns how long to wait in milliseconds: 0 while the limit is not passed. */
  hit(key: string): number {
    const window = this.current(key);
    if (window.shared + window.own + 1 > this.options.limit) return Math.max(1, window.endsAt - Date.now());
    window.own += 1;
    if (this.options.share && window.own >= this.step) {
      this.due.add(key);
      void this.shareDue(this.options.share);
    }
    return 0;
  }

  private async shareDue(share: Share): Promise<void> {
    if (this.isSharing || Date.now() < this.shareAgainAt) return;
    this.isSharing = true;
    try {
      while (this.due.size > 0) await this.shareOnce(share);
    } catch (error) {
      this.due.clear();
      this.shareAgainAt = Date.now() + pause;
      this.options.onShareFailure?.(error);
    } finally {
      this.isSharing = false;
    }
  }

  private async shareOnce(share: Share): Promise<void> {
    const due = new Map<string, { window: Window; hits: number }>();
    for (const key of [...this.due].slice(0, maxAtOnce)) {
      this.due.delete(key);
      const window = this.windows.get(key);
      if (window && window.own >= this.step) due.set(key, { window, hits: window.own });
    }
    if (due.size === 0) return;
    const answers = await share(new Map([...due].map(([key, { hits }]) => [key, hits])));
    const now = Date.now();
    for (const { key, hits, left } of answers) {
      const own = due.get(key);
      if (!own) continue;
      own.window.own -= own.hits;
      own.window.shared = hits;
      own.window.endsAt = now + left;
    }
  }

  private current(key: string): Window {
    const now = Date.now();
    const known = this.windows.get(key);
    if (known && known.endsAt > now) return known;
    const window = { shared: 0, own: 0, endsAt: now + this.options.length };
    // Only this moves a key to the end, so that the first to go is the window that ends first, or nearly.
    this.windows.delete(key);
    this.windows.set(key, window);
    if (this.windows.size > maxKeys) this.windows.delete(this.windows.keys().next().value ?? key);
    return window;
  }
}
