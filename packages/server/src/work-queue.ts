import { BusyError } from './http/errors.ts';

export interface WaitingRoom {
  /** How many may wait; who comes then is told to come again. */
  waiting: number;
  /** Seconds until then. */
  retryAfter: number;
}

/** Runs `work` when it is its turn; refuses with a BusyError where too many wait already. */
export interface WorkQueue {
  <T>(work: () => Promise<T>): Promise<T>;
  /** Throws where work would be refused now: before anything is done for it that costs. */
  requireRoom: () => void;
}

/** Runs at most this many pieces of work at once; the others wait, first come first served. */
export function workQueue(maxAtOnce: number, room?: WaitingRoom): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];

  function requireRoom(): void {
    if (room && running >= maxAtOnce && waiting.length >= room.waiting) throw new BusyError(room.retryAfter);
  }

  async function queued<T>(work: () => Promise<T>): Promise<T> {
    requireRoom();
    if (running >= maxAtOnce) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits longest takes the place over, so the count stays.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }
  return Object.assign(queued, { requireRoom });
}
