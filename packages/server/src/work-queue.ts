/** Runs at most this many pieces of work at once; the others wait, first come first served. */
export function workQueue(maxAtOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function queued<T>(work: () => Promise<T>): Promise<T> {
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
  };
}
