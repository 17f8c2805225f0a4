import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate, migrationsKey } from '../../src/database/migrate.ts';

/** URL of this Jest worker's own database on the server of `url`, copied from a migrated template. */
export async function workerDatabaseUrl(url: string): Promise<string> {
  const admin = new pg.Pool({ connectionString: url, max: 1 });
  const template = `estela_template_${migrationsKey()}`;
  const name = `estela_test_${process.pid}`;
  try {
    await ensureTemplateDatabase(admin, url, template);
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.end();
  }
  return databaseUrl(url, name);
}

// Workers start together: one creates the template, the others wait for its lock.
async function ensureTemplateDatabase(admin: pg.Pool, url: string, name: string): Promise<void> {
  const lock = 4_027_190_332;
  await admin.query('select pg_advisory_lock($1)', [lock]);
  try {
    const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    await admin.query(`drop database if exists ${name}_new`);
    await admin.query(`create database ${name}_new`);
    const pool = new pg.Pool({ connectionString: databaseUrl(url, `${name}_new`), max: 1 });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    await migrate(db).finally(() => db.destroy());
    await admin.query(`alter database ${name}_new rename to ${name}`);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [lock]);
  }
}

/** The same server's URL for another of its databases. */
export function databaseUrl(url: string, name: string): string {
  const result = new URL(url);
  result.pathname = `/${name}`;
  return result.href;
}
