import { accessSync, constants } from 'node:fs';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { DatabaseUnreachableError, DataFolderNotWritableError } from '../start-errors.ts';
import { ensureDatabaseFolder } from './data-folder.ts';
import { startEmbedded } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { PreparedClient } from './prepared-client.ts';
import type { Schema } from './schema.ts';

/** The query builder, bound to the pool or to one transaction. */
export type Db = Kysely<Schema>;

export interface OpenDatabase {
  db: Db;
  kind: 'embedded' | 'server';
  /** Of one connection where the database is embedded. */
  pool: pg.Pool;
  close: () => Promise<void>;
}

/** EX_SOFTWARE: a supervisor starts the process again, and the database recovers from its log. */
const crashExitCode = 70;

type OpenOptions = Pick<Config, 'dataDir' | 'databaseUrl' | 'databasePool'>;

interface OpenHooks {
  onCrash?: (error: Error) => void;
  /** Work for this thread while another one, or a server, opens the database. */
  meanwhile?: () => Promise<unknown>;
}

/**
 * Opens PostgreSQL where `databaseUrl` is set, otherwise the embedded database in the data folder. Migrates nothing.
 */
export async function openDatabase(options: OpenOptions, hooks: OpenHooks = {}): Promise<OpenDatabase> {
  return options.databaseUrl
    ? openServer(options.databaseUrl, options.databasePool, hooks)
    : openEmbedded(options.dataDir, hooks);
}

async function openEmbedded(
  dataDir: string,
  { onCrash = leave, meanwhile }: OpenHooks,
): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir);
  try {
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    const dir = await ensureDatabaseFolder(dataDir);
    const starting = startEmbedded({ dir, durable: true, onCrash }).catch((error) => {
      throw new DatabaseUnreachableError(`in ${dir}`, error);
    });
    const [embedded] = await Promise.all([starting, meanwhile?.()]);
    const pool = new pg.Pool({ ...embedded.poolConfig, Client: PreparedClient });
    const db = build(pool);
    const close = async () => {
      await db.destroy();
      await embedded.close();
      await unlock();
    };
    return { db, kind: 'embedded', pool, close };
  } catch (error) {
    await unlock();
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
      throw new DataFolderNotWritableError(dataDir, error);
    throw error;
  }
}

async function openServer(
  connectionString: string,
  max: number,
  { meanwhile }: OpenHooks,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 10_000,
    Client: PreparedClient,
  });
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = build(pool);
  try {
    await Promise.all([sql`select 1`.execute(db), meanwhile?.()]);
  } catch (error) {
    await db.destroy();
    throw new DatabaseUnreachableError(hostOf(connectionString), error);
  }
  return { db, kind: 'server', pool, close: () => db.destroy() };
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
