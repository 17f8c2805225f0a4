import type { Duplex } from 'node:stream';
import pg from 'pg';
import { PreparedClient } from './prepared-client.ts';

/** Milliseconds. A call must be answered in 5 s also when the database has gone silent in the middle of it. */
const lookEvery = 500;
/** A statement may take this long before we ask whether the database is still there. */
const suspicious = 1_500;
const probeTimeout = 1_500;

interface Running {
  client: pg.Client;
  since: number;
}

/**
 * Ends the connections of a pool to a database that has gone silent: a host that hangs or a line that was cut without a
 * word. Its own timeouts cannot help then. A statement that is merely slow goes on: the database answers beside it.
 */
export class SilenceWatch {
  private readonly running = new Set<Running>();
  private readonly config: pg.ClientConfig;
  private readonly timer: NodeJS.Timeout;
  private isProbing = false;

  constructor(config: pg.ClientConfig) {
    this.config = config;
    this.timer = setInterval(() => void this.look(), lookEvery).unref();
  }

  /** The class of the pool's clients. */
  clientClass(): typeof PreparedClient {
    const { running } = this;
    return class WatchedClient extends PreparedClient {
      // biome-ignore lint/suspicious/noExplicitAny: pg.Client.query has ten overloads, all of them pass through here
      override query(...args: [any, any?, any?]): any {
        const result: unknown = super.query(...args);
        if (!(result instanceof Promise)) return result;
        const entry = { client: this, since: performance.now() };
        running.add(entry);
        const end = () => running.delete(entry);
        result.then(end, end);
        return result;
      }
    };
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const late = this.late();
    if (this.isProbing || late.length === 0) return;
    this.isProbing = true;
    try {
      if (await this.isThere()) return;
      for (const { client } of this.late())
        lineOf(client).destroy(new Error('Connection terminated: silent'));
    } finally {
      this.isProbing = false;
    }
  }

  private late(): Running[] {
    const before = performance.now() - suspicious;
    return [...this.running].filter(({ since }) => since < before);
  }

  /** On a connection of its own; a database that refuses one more is there. */
  private async isThere(): Promise<boolean> {
    const limits = { connectionTimeoutMillis: probeTimeout, query_timeout: probeTimeout };
    const probe = new pg.Client({ ...this.config, ...limits });
    probe.on('error', () => {});
    try {
      await probe.connect();
      await probe.query('select 1');
      return true;
    } catch (error) {
      return error instanceof pg.DatabaseError;
    } finally {
      lineOf(probe).destroy();
    }
  }
}

function lineOf(client: pg.Client): Duplex {
  return (client as unknown as { connection: { stream: Duplex } }).connection.stream;
}
