import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds that nobody else was answered, at the longest, while `work` ran. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  // The first tick is what a delay is counted from.
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.reset();
  await work();
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.disable();
  return delay.max / 1e6;
}
