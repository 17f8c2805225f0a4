import { accessSync, constants } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { DatabaseUnreachableError, DataFolderNotWritableError } from '../start-errors.ts';
import { ensureDatabaseFolder } from './data-folder.ts';
import { beginEmbedded } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { isBehindPooler } from './pooler.ts';
import { PreparedClient, type PreparedOptions } from './prepared-client.ts';
import type { Schema } from './schema.ts';
import { SilenceWatch } from './silence-watch.ts';
import { limitSession, type StatementLimits } from './statement-limits.ts';

/** The query builder, bound to the pool or to one transaction. */
export type Db = Kysely<Schema>;

export interface OpenDatabase {
  db: Db;
  kind: 'embedded' | 'server';
  /** Of one connection where the database is embedded. */
  pool: pg.Pool;
  /** Where a session is ours alone, for LISTEN and for locks that outlive a transaction; without it, that of `pool`. */
  directUrl?: string | undefined;
  /** A pooler stands between: two transactions may be in two sessions. */
  isPooled?: boolean;
  /** Of the embedded database: copies its folder as it is at one moment. */
  copyTo?: (folder: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Milliseconds until a call gets a connection or a 503. */
const longestWait = 3_000;

/** EX_SOFTWARE: a supervisor starts the process again, and the database recovers from its log. */
const crashExitCode = 70;

type OpenOptions = Pick<Config, 'dataDir' | 'databaseUrl' | 'databasePool'> &
  Partial<Pick<Config, 'databaseDirectUrl' | 'databasePrepared'>>;

interface OpenHooks {
  /** For a server, whose callers wait; commands take as long as they need. */
  limits?: StatementLimits;
  onCrash?: (error: Error) => void;
  /** From `startThread`. */
  thread?: Worker | undefined;
  /** Begins work for this thread while another one, or a server, opens the database, which it may not ask anything yet. */
  meanwhile?: (database: OpenDatabase) => void;
  /** Begins other work where the data folder, which is locked by then, has no embedded database: making one takes seconds. */
  onMissing?: (() => void) | undefined;
}

/**
 * Opens PostgreSQL where `databaseUrl` is set, otherwise the embedded database in the data folder. Migrates nothing.
 */
export async function openDatabase(options: OpenOptions, hooks: OpenHooks = {}): Promise<OpenDatabase> {
  return options.databaseUrl
    ? openServer(options, options.databaseUrl, hooks)
    : openEmbedded(options.dataDir, hooks);
}

async function openEmbedded(
  dataDir: string,
  { onCrash = leave, thread, meanwhile, onMissing }: OpenHooks,
): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir);
  try {
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    const dir = await ensureDatabaseFolder(dataDir, onMissing);
    const embedded = beginEmbedded({ dir, durable: true, thread, onCrash });
    const pool = new pg.Pool({ ...embedded.poolConfig, Client: PreparedClient });
    const db = build(pool);
    const close = async () => {
      await db.destroy();
      await embedded.close();
      await unlock();
    };
    const database: OpenDatabase = { db, kind: 'embedded', pool, copyTo: embedded.copyTo, close };
    meanwhile?.(database);
    await embedded.opened.catch((error) => {
      throw new DatabaseUnreachableError(`in ${dir}`, error);
    });
    return database;
  } catch (error) {
    await unlock();
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
      throw new DataFolderNotWritableError(dataDir, error);
    throw error;
  }
}

async function openServer(
  { databasePool: max, databaseDirectUrl: directUrl, databasePrepared }: OpenOptions,
  connectionString: string,
  { limits, meanwhile }: OpenHooks,
): Promise<OpenDatabase> {
  const watch = limits && new SilenceWatch({ connectionString });
  const pool = new pg.Pool({
    connectionString,
    max,
    // The start's own: meanwhile this thread loads the server, and on a busy machine handles no event for seconds.
    connectionTimeoutMillis: 10_000,
    Client: watch?.clientClass() ?? PreparedClient,
    ...(limits && { onConnect: (client: pg.ClientBase) => limitSession(client, limits) }),
  });
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = build(pool);
  const close = async () => {
    await db.destroy();
    watch?.close();
  };
  const database: OpenDatabase = { db, kind: 'server', pool, directUrl, close };
  try {
    const connecting = withClient(pool, isBehindPooler);
    meanwhile?.(database);
    const isPooled = await connecting;
    database.isPooled = isPooled;
    if (limits) pool.options.connectionTimeoutMillis = longestWait;
    // The pool's clients read it at each statement.
    (pool.options as PreparedOptions).prepared = databasePrepared ?? !isPooled;
    return database;
  } catch (error) {
    await close();
    throw new DatabaseUnreachableError(hostOf(connectionString), error);
  }
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** Host and name of the database, without the password that the URL may carry. */
function hostOf(connectionString: string): string {
  const url = new URL(connectionString);
  return `${url.hostname}${url.pathname}`;
}

/** A Kysely on the given pool. */
export function build(pool: pg.Pool): Db {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

function leave(error: Error): void {
  process.stderr.write(`The database stopped: ${error.message}\n`);
  process.exit(crashExitCode);
}
