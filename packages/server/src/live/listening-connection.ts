import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { OpenDatabase } from '../database/open.ts';
import { isBehindPooler } from '../database/pooler.ts';

export const channel = 'estela_events';
/** Milliseconds before the first and at most before any further try to connect again. */
const firstWait = 200;
const longestWait = 10_000;
/** Milliseconds in which a pooler that passes notifications on passes one on. */
const echoTime = 1_000;
/** Milliseconds between two looks for events where no notifications arrive. */
const lookEvery = 1_000;

/** Milliseconds between two questions whether the database is still there, and until an answer. */
const askEvery = 10_000;

/** What `notify` sends to find out whether anything arrives; no pilot's id. */
const echo = 'echo';

export interface Listener {
  /** Hears whom an event concerns; undefined when some may have been missed. */
  onEvent: (userId?: string) => void;
  log: FastifyBaseLogger;
}

/** A connection of its own, outside the pool, that comes back when the server drops it. */
export class ListeningConnection {
  private readonly database: OpenDatabase;
  private readonly listener: Listener;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wait = firstWait;
  private isEnded = false;
  private readonly askEvery: number;

  constructor(database: OpenDatabase, listener: Listener, every = askEvery) {
    this.database = database;
    this.listener = listener;
    this.askEvery = every;
  }

  async connect(): Promise<void> {
    const { pool, directUrl } = this.database;
    const client = new pg.Client({
      connectionString: directUrl ?? pool.options.connectionString,
      connectionTimeoutMillis: pool.options.connectionTimeoutMillis ?? longestWait,
      query_timeout: this.askEvery,
      application_name: 'estela events',
    });
    let isLost = false;
    let asking: NodeJS.Timeout | undefined;
    const lose = (error?: Error) => {
      if (isLost) return;
      isLost = true;
      clearInterval(asking);
      client.removeAllListeners('notification');
      void client.end().catch(() => {});
      this.connectLater(error);
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload }) => {
      if (payload !== echo) this.listener.onEvent(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if ((await isBehindPooler(client)) && !(await this.receives(client))) {
        isLost = true;
        await client.end();
        return this.lookInstead();
      }
    } catch (error) {
      return lose(error as Error);
    }
    if (this.isEnded) return lose();
    this.client = client;
    this.wait = firstWait;
    // Nobody else says anything here, so a line that was cut without a word, by a firewall or a host that hangs, would
    // be noticed by nothing but the keep-alive of the system, after hours.
    asking = setInterval(() => client.query('select 1').catch(lose), this.askEvery).unref();
    // Between the loss and now events may have passed.
    this.listener.onEvent();
  }

  async end(): Promise<void> {
    this.isEnded = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => {});
  }

  private connectLater(error?: Error): void {
    this.client = undefined;
    if (this.isEnded) return;
    this.listener.log.warn({ err: error, wait: this.wait }, 'events: connection lost');
    this.timer = setTimeout(() => void this.connect(), this.wait).unref();
    this.wait = Math.min(this.wait * 2, longestWait);
  }

  /** A pooler that gives each transaction another session loses LISTEN without a word: whether it does shows by trying. */
  private async receives(client: pg.Client): Promise<boolean> {
    const stop = new AbortController();
    const received = new Promise<boolean>((resolve) => {
      client.on('notification', ({ payload }) => {
        if (payload === echo) resolve(true);
      });
    });
    await this.database.pool.query(`notify ${channel}, '${echo}'`);
    const late = wait(echoTime, false, { signal: stop.signal }).catch(() => false);
    return Promise.race([received, late]).finally(() => stop.abort());
  }

  private lookInstead(): void {
    if (this.isEnded) return;
    this.listener.log.warn(
      `events: DATABASE_URL leads through a pooler that passes no notifications on, so they are looked for every ${lookEvery} ms; set DATABASE_DIRECT_URL to the database itself`,
    );
    this.timer = setInterval(() => this.listener.onEvent(), lookEvery).unref();
  }
}
