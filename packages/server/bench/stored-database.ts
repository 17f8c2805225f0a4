import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrate } from '../src/database/migrate.ts';
import { build } from '../src/database/open.ts';
import { ensureTemplate } from '../src/database/template.ts';
import { databaseUrl } from '../test/support/server-database.ts';
import { generate } from './generate/generate.ts';
import type { Size } from './sizes.ts';

export const cacheDir = fileURLToPath(new URL('../../../.cache/bench', import.meta.url));
const generator = fileURLToPath(new URL('./generate', import.meta.url));
const seed = 7;

/** The settings with which a server opens a database. */
export interface Place {
  ESTELA_DATA: string;
  DATABASE_URL?: string;
}

/** Where a database of this size is, generated now unless an earlier run has left it. On `server`, or embedded. */
export async function storedDatabase(size: Size, server: string | undefined): Promise<Place> {
  const name = `bench_${size.name}_${keyOf(size)}`;
  const others = `bench_${size.name}_`;
  const dir = join(cacheDir, name);
  if (server) {
    await withAdmin(server, async (admin) => {
      const { rows } = await admin.query<{ datname: string }>('select datname from pg_database');
      const names = rows.map(({ datname }) => datname);
      if (names.includes(name)) return;
      for (const old of names.filter((one) => one.startsWith(others)))
        await admin.query(`drop database ${old}`);
      await makeOnServer(admin, server, `${name}_new`, size);
      await admin.query(`alter database ${name}_new rename to ${name}`);
    });
    return { ESTELA_DATA: dir, DATABASE_URL: databaseUrl(server, name) };
  }
  if (existsSync(join(dir, 'pg'))) return { ESTELA_DATA: dir };
  mkdirSync(cacheDir, { recursive: true });
  for (const old of readdirSync(cacheDir).filter((one) => one.startsWith(others)))
    rmSync(join(cacheDir, old), { recursive: true });
  await makeEmbedded(`${dir}_new`, size);
  renameSync(`${dir}_new`, dir);
  return { ESTELA_DATA: dir };
}

/** Hands `work` a database of its own and takes it away afterwards. */
export async function withScratchDatabase<T>(
  size: Size,
  server: string | undefined,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const name = `bench_scratch_${process.pid}`;
  const dir = join(cacheDir, name);
  try {
    if (!server) {
      await makeEmbedded(dir, size);
      return await work({ ESTELA_DATA: dir });
    }
    await withAdmin(server, (admin) => makeOnServer(admin, server, name, size));
    return await work({ ESTELA_DATA: dir, DATABASE_URL: databaseUrl(server, name) });
  } finally {
    if (server)
      await withAdmin(server, (admin) => admin.query(`drop database if exists ${name} with (force)`));
    rmSync(dir, { recursive: true, force: true });
  }
}

async function makeEmbedded(dataDir: string, size: Size): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const dir = join(dataDir, 'pg');
  await cp(await ensureTemplate(), dir, { recursive: true });
  const embedded = await startEmbedded({
    dir,
    durable: false,
    onCrash: (error) => {
      throw error;
    },
  });
  const db = build(new pg.Pool(embedded.poolConfig));
  await generate(db, size, { seed });
  await db.destroy();
  await embedded.close();
}

async function makeOnServer(admin: pg.Client, url: string, name: string, size: Size): Promise<void> {
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  const pool = new pg.Pool({ connectionString: databaseUrl(url, name), max: 1 });
  const db = build(pool);
  try {
    await migrate(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }));
    await generate(db, size, { seed });
  } finally {
    await db.destroy();
  }
}

async function withAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Changes when the generator does. A new migration runs on what is there, as on any other installation. */
function keyOf(size: Size): string {
  const hash = createHash('sha256').update(`${JSON.stringify(size)}\0${seed}`);
  const sources = readdirSync(generator).filter((file) => !file.endsWith('.test.ts'));
  for (const file of sources.sort()) hash.update(readFileSync(join(generator, file)));
  return hash.digest('hex').slice(0, 12);
}
