import { type Config, readConfig } from '../config.ts';
import { migrate, pendingMigrations } from '../database/migrate.ts';
import { type Db, type OpenDatabase, openDatabase } from '../database/open.ts';
import type { Environment } from './console.ts';

/** A command that fails as expected: only its message is printed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Opens the database of the settings, brings it to the newest schema, works on it and closes it. */
export async function withDatabase<T>(env: Environment, work: (db: Db) => Promise<T>): Promise<T> {
  return withOpenDatabase(readConfig(env), async ({ db }) => {
    await migrate(db);
    return work(db);
  });
}

/**
 * The same for what only looks, a dry run too. It never brings a database to a newer schema, under servers that may
 * run on it, but says that this is due.
 */
export async function withUnchangedDatabase<T>(env: Environment, work: (db: Db) => Promise<T>): Promise<T> {
  return withOpenDatabase(readConfig(env), async ({ db }) => {
    const { length } = await pendingMigrations(db);
    if (length > 0)
      throw new CommandError(
        `The schema of the database is ${length} ${length === 1 ? 'migration' : 'migrations'} behind, and this command ` +
          'changes nothing: run "estela migrate" first',
      );
    return work(db);
  });
}

/** Opens a database, whatever its schema, works on it and closes it. */
export async function withOpenDatabase<T>(
  config: Config,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  // A backup holds a lock over several transactions, and a migration may take longer than a pooler waits.
  const { databaseUrl, databaseDirectUrl } = config;
  const database = await openDatabase({ ...config, databaseUrl: databaseDirectUrl ?? databaseUrl });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
