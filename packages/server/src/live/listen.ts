import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { OpenDatabase } from '../database/open.ts';

const channel = 'estela_events';
/** Milliseconds before the first and at most before any further try to connect again. */
const firstWait = 200;
const longestWait = 10_000;

export interface Listener {
  /** Hears whom an event concerns; undefined when some may have been missed. */
  onEvent: (userId?: string) => void;
  log: FastifyBaseLogger;
}

/** Has `onEvent` called for every event that any server on this database commits. Returns what ends it. */
export async function listen({ kind, pool }: OpenDatabase, listener: Listener): Promise<() => Promise<void>> {
  if (kind === 'embedded') return listenInside(pool, listener);
  const connection = new ListeningConnection(pool.options, listener);
  await connection.connect();
  return () => connection.end();
}

/** The embedded database has one session, ours: what it commits comes back with the result of the commit. */
async function listenInside(pool: pg.Pool, { onEvent }: Listener): Promise<() => Promise<void>> {
  const attach = async (client: pg.ClientBase) => {
    client.on('notification', (message) => {
      if (message.channel === channel) onEvent(message.payload);
    });
    await client.query(`listen ${channel}`);
  };
  pool.options.onConnect = async (client) => {
    await attach(client);
    onEvent();
  };
  const hadClient = pool.totalCount > 0;
  const client = await pool.connect();
  try {
    if (hadClient) await attach(client);
  } finally {
    client.release();
  }
  return async () => {
    pool.options.onConnect = undefined;
  };
}

/** A connection of its own, outside the pool, that comes back when the server drops it. */
class ListeningConnection {
  private readonly options: pg.ClientConfig;
  private readonly listener: Listener;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wait = firstWait;
  private isEnded = false;

  constructor(options: pg.ClientConfig, listener: Listener) {
    this.options = options;
    this.listener = listener;
  }

  async connect(): Promise<void> {
    const { connectionString, connectionTimeoutMillis } = this.options;
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: connectionTimeoutMillis ?? longestWait,
      keepAlive: true,
      application_name: 'estela events',
    });
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost) return;
      isLost = true;
      client.removeAllListeners('notification');
      void client.end().catch(() => {});
      this.connectLater(error);
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload }) => this.listener.onEvent(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      return lose(error as Error);
    }
    if (this.isEnded) return lose();
    this.client = client;
    this.wait = firstWait;
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
}
