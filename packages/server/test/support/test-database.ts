import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../src/database/embedded.ts';
import { ensureTemplate } from '../../src/database/template.ts';
import { workerDatabaseUrl } from './server-database.ts';

/** On `globalThis` of a test file: how to connect to its worker's database, emptied for this file. */
export interface TestDatabase {
  poolConfig: pg.PoolConfig;
  kind: 'embedded' | 'server';
  /** If it is not pg's own. */
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

interface Filled {
  name: string;
  bytes: number;
}

/** Deletes the few rows that a file left, which costs a tenth of truncating every table with its indexes. */
export async function emptyDatabase(poolConfig: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...poolConfig, max: 1 });
  try {
    const filled = await filledTables(pool);
    if (filled.length === 0) return;
    const names = filled.map(({ name }) => name).join(', ');
    // After many rows, deleting would leave the indexes as large as before.
    if (filled.some(({ bytes }) => bytes > 1_000_000)) {
      await pool.query(`truncate ${names} cascade`);
      return;
    }
    const deletions = filled.map(({ name }) => `delete from ${name};`).join(' ');
    // Without triggers, in any order.
    await pool.query(`begin; set local session_replication_role = replica; ${deletions} commit;`);
    await pool.query(`vacuum ${names}`);
  } finally {
    await pool.end();
  }
}

async function filledTables(pool: pg.Pool): Promise<Filled[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> 'migrations'`,
  );
  const questions = rows.map(
    ({ name }) =>
      `select '${name}' as name, pg_relation_size('${name}')::int as bytes where exists (select from ${name})`,
  );
  return (await pool.query<Filled>(questions.join(' union all '))).rows;
}
