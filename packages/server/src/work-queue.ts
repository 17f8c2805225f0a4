import { BusyError } from './http/errors.ts';

export interface WaitingRoom {
  /** How many may wait; further requests are asked to come again. */
  waiting: number;
  /** How many of those may be for one share; all of them without it. */
  waitingOfOne?: number;
  /** Seconds until then. */
  retryAfter: number;
}

/** Runs `work` when it is its turn; refuses with a BusyError where too many wait already. */
export interface WorkQueue {
  /** Of work that has a share in common, as the account that it is for, one runs at once: others overtake it. */
  <T>(work: () => Promise<T>, shares?: readonly string[]): Promise<T>;
  /** Throws where work would be refused now: before anything is done for it that costs. */
  requireRoom: (shares?: readonly string[]) => void;
}

interface Waiting {
  shares: readonly string[];
  start: () => void;
}

/** Runs at most this many pieces of work at once; the others wait, first come first served. */
export function workQueue(maxAtOnce: number, room?: WaitingRoom): WorkQueue {
  let running = 0;
  const taken = new Set<string>();
  const waiting: Waiting[] = [];
  const isFree = ({ shares }: Pick<Waiting, 'shares'>) => !shares.some((share) => taken.has(share));

  function requireRoom(shares: readonly string[] = []): void {
    if (!room || (running < maxAtOnce && isFree({ shares }))) return;
    const { waitingOfOne = room.waiting } = room;
    const isFull = (share: string) =>
      waiting.filter((other) => other.shares.includes(share)).length >= waitingOfOne;
    if (waiting.length >= room.waiting || shares.some(isFull)) throw new BusyError(room.retryAfter);
  }

  /** Starts whoever waits longest of those that may run. */
  function startNext(): void {
    const next = running < maxAtOnce ? waiting.findIndex(isFree) : -1;
    const [found] = next < 0 ? [] : waiting.splice(next, 1);
    if (!found) return;
    running += 1;
    for (const share of found.shares) taken.add(share);
    found.start();
  }

  async function queued<T>(work: () => Promise<T>, shares: readonly string[] = []): Promise<T> {
    requireRoom(shares);
    const turn = new Promise<void>((start) => waiting.push({ shares, start }));
    startNext();
    await turn;
    try {
      return await work();
    } finally {
      running -= 1;
      for (const share of shares) taken.delete(share);
      startNext();
    }
  }
  return Object.assign(queued, { requireRoom });
}
