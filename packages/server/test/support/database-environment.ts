import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import pg from 'pg';
import { startEmbedded } from '../../src/database/embedded.ts';
import { ensureTemplate } from '../../src/database/template.ts';
import { workerDatabaseUrl } from './server-database.ts';

/** What a test file finds on `globalThis`: how to reach its worker's database, emptied for this file. */
export interface TestDatabase {
  poolConfig: pg.PoolConfig;
  kind: 'embedded' | 'server';
}

let opened: Promise<TestDatabase> | undefined;

/** One database per Jest worker, opened outside the sandbox at the first file and emptied before each further one. */
// biome-ignore lint/style/noDefaultExport: Jest takes an environment by its default export
export default class DatabaseEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    opened ??= open();
    const database = await opened;
    await empty(database.poolConfig);
    Object.assign(this.global, { testDatabase: database });
  }
}

async function open(): Promise<TestDatabase> {
  const url = process.env.DATABASE_URL;
  if (url) return { kind: 'server', poolConfig: { connectionString: await workerDatabaseUrl(url), max: 10 } };
  const dir = await mkdtemp(join(process.env.ESTELA_TEST_DIR ?? tmpdir(), 'pg-'));
  await cp(await ensureTemplate(), dir, { recursive: true });
  const embedded = await startEmbedded({
    dir,
    durable: false,
    onCrash: (error) => process.emitWarning(error),
  });
  return { kind: 'embedded', poolConfig: embedded.poolConfig };
}

/** Bytes of a table whose deleted rows would still change how later queries are planned. */
const largeTable = 1024 * 1024;

/** Deletes every row. `truncate` makes a new file for each table and index, which takes ten times as long. */
async function empty(poolConfig: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool(poolConfig);
  const { rows } = await pool.query<{ name: string; size: string; isSuperuser: boolean }>(
    `select format('%I', tablename) as name, pg_table_size(format('public.%I', tablename)::regclass) as size,
       current_setting('is_superuser')::boolean as "isSuperuser"
     from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  );
  const mayDelete = rows.every(({ size, isSuperuser }) => isSuperuser && Number(size) < largeTable);
  // Without triggers and references, and so in any order: for superusers alone.
  const deleteAll = ['begin; set local session_replication_role = replica'];
  for (const { name } of rows) deleteAll.push(`delete from ${name}`);
  await pool.query(
    mayDelete
      ? [...deleteAll, 'commit'].join('; ')
      : `truncate ${rows.map(({ name }) => name).join(', ')} cascade`,
  );
  await pool.end();
}
