import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { SchemaBehindError } from '../start-errors.ts';
import { waitAsLongAsNeeded } from './statement-limits.ts';

export interface Migration {
  name: string;
  text: string;
}

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
// Any number that nothing else locks in this database.
const lockKey = 4_027_190_331;
const insufficientPrivilege = '42501';

/** The numbered files of `migrations/`, in their order. */
function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{3}-.+\.sql$/.test(file))
    .sort()
    .map((file) => ({
      name: file.replace(/\.sql$/, ''),
      text: readFileSync(`${folder}/${file}`, 'utf8'),
    }));
}

/** Changes when any migration does: names the template folder and the template database of the tests. */
export function migrationsKey(migrations = readMigrations()): string {
  const hash = createHash('sha256');
  for (const { name, text } of migrations) hash.update(`${name}\0${text}\0`);
  return hash.digest('hex').slice(0, 16);
}

/** The names of the migrations that have not been run. */
export async function pendingMigrations<Schema>(db: Kysely<Schema>): Promise<string[]> {
  return (await pending(db, readMigrations())).map(({ name }) => name);
}

/** The names of all migrations, oldest first. */
export function knownMigrations(): string[] {
  return readMigrations().map(({ name }) => name);
}

/**
 * Brings the database to the newest schema and returns the names that were run. One query where nothing is to do.
 * Several servers may start at once: the first takes a lock, the others wait for it and find nothing left.
 */
export async function migrate<Schema>(db: Kysely<Schema>, migrations = readMigrations()): Promise<string[]> {
  const left = await pending(db, migrations);
  if (left.length === 0) return [];
  try {
    return await db.transaction().execute(async (trx) => {
      await waitAsLongAsNeeded(trx);
      await lockMigrations(trx);
      return run(trx, migrations);
    });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === insufficientPrivilege) throw new SchemaBehindError(left.length, error);
    throw error;
  }
}

/** Whether a migration is left to run. */
export async function isBehind<Schema>(db: Kysely<Schema>): Promise<boolean> {
  return (await pending(db, readMigrations())).length > 0;
}

/** Keeps servers that start from migrating until the transaction ends. */
export async function lockMigrations<Schema>(trx: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
}

/** Runs these migrations, or all, as far as they have not been run; the caller has the lock. */
export async function runMigrations<Schema>(
  trx: Kysely<Schema>,
  names: readonly string[] = knownMigrations(),
): Promise<void> {
  await run(
    trx,
    readMigrations().filter(({ name }) => names.includes(name)),
  );
}

/** The names of the migrations that were run, in their order; none where the database is not ours. */
export async function readMigrationNames<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const table = await sql<{
    there: boolean;
  }>`select to_regclass('migrations') is not null as there`.execute(db);
  if (!table.rows[0]?.there) return [];
  const done = await sql<{
    name: string;
  }>`select name from migrations order by name collate "C"`.execute(db);
  return done.rows.map(({ name }) => name);
}

async function run<Schema>(trx: Kysely<Schema>, migrations: Migration[]): Promise<string[]> {
  await sql`create table if not exists migrations (name text primary key, run_at timestamptz not null default now())`.execute(
    trx,
  );
  const left = await pending(trx, migrations);
  for (const { name, text } of left) {
    await sql.raw(text).execute(trx);
    await sql`insert into migrations (name) values (${name})`.execute(trx);
  }
  return left.map(({ name }) => name);
}

async function pending<Schema>(db: Kysely<Schema>, migrations: Migration[]): Promise<Migration[]> {
  const names = new Set(await readMigrationNames(db));
  return migrations.filter(({ name }) => !names.has(name));
}
