import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The longest time in milliseconds for which the event loop was blocked while `work` ran. */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  // Delays are measured from the first tick.
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.reset();
  await work();
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.disable();
  return delay.max / 1e6;
}
