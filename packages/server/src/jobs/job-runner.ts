import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { addJobs, failJob, finishJob, leaveJob, renewLease, takeJob } from './repository.ts';

/** Work that is done again and again, by one server of those on a database. */
export interface Job {
  name: string;
  /** Milliseconds from its end to its next start. */
  every: number;
  /**
   * May be cut short at any point and done again, by another process too. `signal` says to stop: the server ends, or
   * another has taken the job up.
   */
  run: (signal: AbortSignal) => Promise<void>;
}

/** Milliseconds between two signs of life; well within the lease. */
const keepEvery = 30_000;

/** Does what is due by the table `jobs`, each job in one process at a time. */
export class JobRunner {
  private readonly jobs = new Map<string, Job>();
  private readonly worker = newId();
  private readonly stopping = new AbortController();
  private readonly db: Db;
  private readonly log: FastifyBaseLogger;
  private isPrepared = false;

  constructor(db: Db, log: FastifyBaseLogger) {
    this.db = db;
    this.log = log;
  }

  add(job: Job): void {
    this.jobs.set(job.name, job);
  }

  /** Has every job in the table. */
  async prepare(): Promise<void> {
    if (this.isPrepared) return;
    await addJobs(this.db, [...this.jobs.keys()]);
    this.isPrepared = true;
  }

  /** Does everything that is due and that no other process is at; ends when all of it has. */
  async runDue(): Promise<void> {
    const names = [...this.jobs.keys()];
    const running: Promise<void>[] = [];
    try {
      await this.prepare();
      while (!this.stopping.signal.aborted) {
        const job = this.jobs.get((await takeJob(this.db, names, this.worker)) ?? '');
        if (!job) break;
        running.push(this.run(job));
      }
    } finally {
      await Promise.all(running);
    }
  }

  /** Tells what is running to stop. */
  stop(): void {
    this.stopping.abort();
  }

  /** Never rejects: nobody listens while the next job is being taken. */
  private async run({ name, every, run }: Job): Promise<void> {
    const lost = new AbortController();
    const timer = setInterval(() => {
      renewLease(this.db, name, this.worker)
        .then((isOurs) => {
          if (!isOurs) lost.abort();
        })
        .catch((error: unknown) => this.log.warn({ err: error, job: name }, 'a job could not be kept'));
    }, keepEvery).unref();
    try {
      // May have been taken just as the server received its stop signal: a signal that has fired calls no listener.
      this.stopping.signal.throwIfAborted();
      await run(AbortSignal.any([this.stopping.signal, lost.signal]));
      await finishJob(this.db, name, this.worker, every);
    } catch (error) {
      await this.giveBack(name, every, error);
    } finally {
      clearInterval(timer);
    }
  }

  /** A job that cannot be given back is free again when its lease ends. */
  private async giveBack(name: string, every: number, reason: unknown): Promise<void> {
    try {
      if (this.stopping.signal.aborted) return await leaveJob(this.db, name, this.worker);
      this.log.error({ err: reason, job: name }, 'job failed, will be tried again');
      await failJob(this.db, name, this.worker, every);
    } catch (error) {
      this.log.error({ err: error, job: name }, 'a job could not be given back');
    }
  }
}
