import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../src/database/embedded.ts';
import { ensureTemplate } from '../../src/database/template.ts';
import { workerDatabaseUrl } from './server-database.ts';

/** What a test file finds on `globalThis`: how to reach its worker's database, emptied for this file. */
export interface TestDatabase {
  poolConfig: pg.PoolConfig;
  kind: 'embedded' | 'server';
  /** Where it is not pg's own. */
  Pool?: typeof pg.Pool;
}

/** An empty, migrated database of this process's own: on the server of DATABASE_URL, or embedded. */
export async function openTestDatabase(): Promise<TestDatabase> {
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

export async function emptyDatabase(poolConfig: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool(poolConfig);
  const { rows } = await pool.query<{ names: string }>(
    `select string_agg(format('%I', tablename), ', ') as names from pg_tables
     where schemaname = 'public' and tablename <> 'migrations'`,
  );
  await pool.query(`truncate ${rows[0]?.names} cascade`);
  await pool.end();
}
