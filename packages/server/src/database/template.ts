import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Embedded, startEmbedded } from './embedded.ts';
import { migrate, migrationsKey } from './migrate.ts';
import { makePrivate, ownerOnly } from './private-folder.ts';

const cacheDir = fileURLToPath(new URL('../../node_modules/.cache/estela', import.meta.url));

/**
 * The path of an empty, migrated embedded database to copy from, made when this set of migrations has none yet:
 * initialising takes seconds, copying a fraction of one.
 */
export async function ensureTemplate(): Promise<string> {
  const path = join(cacheDir, `pg-${migrationsKey()}`);
  if (existsSync(path)) {
    // What is in it becomes each new database.
    await makePrivate(path);
    return path;
  }
  await mkdir(cacheDir, { recursive: true });
  await removeOutdated();
  const building = join(cacheDir, `new-${randomUUID()}`);
  try {
    await buildDatabase(building);
    await rename(building, path).catch((error: NodeJS.ErrnoException) => {
      // Another process was faster; its template is as good as ours.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(building, { recursive: true, force: true });
  }
  return path;
}

/** Makes a migrated database in `dir` from nothing, and closes it. */
export async function buildDatabase(dir: string): Promise<void> {
  await mkdir(dir, ownerOnly);
  const embedded = await startEmbedded({ dir, durable: false, onCrash: failLoudly });
  try {
    await migrateEmbedded(embedded);
  } finally {
    await embedded.close();
  }
}

async function migrateEmbedded(embedded: Embedded): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool(embedded.poolConfig) }),
  });
  await migrate(db).finally(() => db.destroy());
}

async function removeOutdated(): Promise<void> {
  const entries = await readdir(cacheDir);
  const old = entries.filter((entry) => entry.startsWith('pg-'));
  await Promise.all(old.map((entry) => rm(join(cacheDir, entry), { recursive: true, force: true })));
}

function failLoudly(error: Error): void {
  throw error;
}
