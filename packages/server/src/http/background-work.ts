import type { FastifyBaseLogger } from 'fastify';

/** Work that a response does not wait for, so that its time gives nothing away; a stopping server does wait. */
export class BackgroundWork {
  private readonly running = new Set<Promise<void>>();
  private readonly log: FastifyBaseLogger;

  constructor(log: FastifyBaseLogger) {
    this.log = log;
  }

  /** `log` is of the request that the work is for, if there is one. */
  start(name: string, work: () => Promise<void>, log = this.log): void {
    const task = work()
      .catch((error: unknown) => log.error({ err: error, work: name }, 'background work failed'))
      .finally(() => this.running.delete(task));
    this.running.add(task);
  }

  /**
   * Starts work when the response has left: neither it nor those beside it wait for what may be more work for one input
   * than for another.
   */
  startAfter(name: string, work: () => Promise<void>, log = this.log): void {
    const sent = new Promise<void>((resolve) => setImmediate(resolve));
    this.start(name, () => sent.then(work), log);
  }

  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }
}
