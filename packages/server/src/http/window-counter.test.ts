import { WindowCounter } from './window-counter.ts';
import type { SharedWindow } from './window-repository.ts';

/** What several processes share, held back until the test lets it through. */
class Board {
  readonly told: string[] = [];
  private readonly hits = new Map<string, number>();
  private waiting: (() => void)[] = [];
  isAway = false;

  share = async (hits: ReadonlyMap<string, number>): Promise<SharedWindow[]> => {
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (this.isAway) throw new Error('away');
    return [...hits].map(([key, more]) => {
      const sum = (this.hits.get(key) ?? 0) + more;
      this.hits.set(key, sum);
      this.told.push(`${key} ${more}`);
      return { key, hits: sum, left: 20_000 };
    });
  };

  async letThrough(): Promise<void> {
    for (const resolve of this.waiting.splice(0)) resolve();
    await new Promise(setImmediate);
  }
}

const options = { limit: 100, length: 60_000 };

function hitTimes(counter: WindowCounter, times: number): number {
  let passed = 0;
  for (let i = 0; i < times; i += 1) if (counter.hit('ana') === 0) passed += 1;
  return passed;
}

describe('a counter of hits', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  });
  afterEach(() => jest.useRealTimers());

  it('lets the limit through in a window, says how long it lasts, and begins again', () => {
    const counter = new WindowCounter(options);
    expect(hitTimes(counter, 150)).toBe(100);
    jest.advanceTimersByTime(10_000);
    expect(counter.hit('ana')).toBe(50_000);
    expect(counter.hit('berto')).toBe(0);
    jest.advanceTimersByTime(50_000);
    expect(hitTimes(counter, 150)).toBe(100);
  });

  it('forgets the oldest window where an attacker has very many addresses', () => {
    const counter = new WindowCounter({ ...options, limit: 1 });
    for (const key of ['first', 'second']) counter.hit(key);
    for (let i = 0; i < 99_999; i += 1) counter.hit(`${i}`);
    expect(counter.hit('second')).toBe(60_000);
    expect(counter.hit('first')).toBe(0);
  });

  it('reads no other counts for a few hits, and shares every twentieth of the limit at most', async () => {
    const board = new Board();
    const counter = new WindowCounter({ ...options, share: board.share });
    hitTimes(counter, 4);
    await board.letThrough();
    expect(board.told).toEqual([]);
    hitTimes(counter, 1);
    // While it tells, more come, too few to be told of.
    hitTimes(counter, 4);
    await board.letThrough();
    await board.letThrough();
    expect(board.told).toEqual(['ana 5']);
    hitTimes(counter, 1);
    await board.letThrough();
    expect(board.told).toEqual(['ana 5', 'ana 5']);
  });

  it('limits the sum over processes but for a twentieth each, and goes by the time of the first', async () => {
    const board = new Board();
    const counters = [1, 2, 3].map(() => new WindowCounter({ ...options, share: board.share }));
    let passed = 0;
    for (let round = 0; round < 100; round += 1) {
      for (const counter of counters) passed += hitTimes(counter, 1);
      await board.letThrough();
    }
    expect(passed).toBeGreaterThanOrEqual(100);
    expect(passed).toBeLessThanOrEqual(100 + 3 * 5);
    for (const counter of counters) expect(counter.hit('ana')).toBe(20_000);
  });

  it('counts alone while it cannot share, and shares later', async () => {
    const board = new Board();
    const failures: unknown[] = [];
    const counter = new WindowCounter({
      ...options,
      share: board.share,
      onShareFailure: (error) => failures.push(error),
    });
    board.isAway = true;
    hitTimes(counter, 20);
    await board.letThrough();
    expect(failures).toHaveLength(1);
    hitTimes(counter, 20);
    await board.letThrough();
    // Not tried again at once.
    expect(failures).toHaveLength(1);
    board.isAway = false;
    jest.advanceTimersByTime(1_000);
    hitTimes(counter, 1);
    await board.letThrough();
    expect(board.told).toEqual(['ana 41']);
    expect(hitTimes(counter, 100)).toBe(59);
  });
});
