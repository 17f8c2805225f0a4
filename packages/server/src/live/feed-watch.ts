import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/open.ts';
import { findNewest } from './repository.ts';

/** Milliseconds between two looks, however much is posted. */
const lookEvery = 2_000;

/** Looks whether some feed has something new while anybody wants to know. */
export class FeedWatch {
  private readonly db: Db;
  private readonly log: FastifyBaseLogger;
  private readonly onNews: () => void;
  private newest: Promise<string> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(db: Db, log: FastifyBaseLogger, onNews: () => void) {
    this.db = db;
    this.log = log;
    this.onNews = onNews;
  }

  /** What comes once this is done is news. */
  async start(): Promise<void> {
    this.timer ??= setInterval(() => void this.look(), lookEvery).unref();
    this.newest ??= findNewest(this.db);
    // Who failed to look is no reason for whoever comes next to fail.
    await this.newest.catch((error: unknown) => {
      this.newest = undefined;
      throw error;
    });
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.newest = undefined;
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      const before = await this.newest;
      const now = await findNewest(this.db);
      // Stopped meanwhile, or begun again.
      if (before === undefined || before !== (await this.newest) || now === before) return;
      this.newest = Promise.resolve(now);
      this.onNews();
    } catch (error) {
      if (this.timer) this.log.warn({ err: error }, 'events: the feed could not be looked at');
    } finally {
      this.isLooking = false;
    }
  }
}
