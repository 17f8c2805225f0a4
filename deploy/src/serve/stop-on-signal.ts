/** npm passes Ctrl-C on to a process that the terminal has told already: a second signal this soon is the same (ms). */
const echo = 1000;

/** The first SIGINT or SIGTERM ends requests in flight and leaves with 0; one more, later, leaves at once with 1. */
export function stopOnSignal(close: () => Promise<void>, onStop: () => void): void {
  let since: number | undefined;

  async function stop(): Promise<void> {
    if (since !== undefined) {
      if (performance.now() - since > echo) process.exit(1);
      return;
    }
    since = performance.now();
    onStop();
    try {
      await close();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}
