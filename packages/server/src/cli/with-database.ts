import { readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { type Db, openDatabase } from '../database/open.ts';
import type { Environment } from './console.ts';

/** A command that cannot do what it was asked for: its message is all that is printed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Opens the database of the settings, brings it to the newest schema, works on it and closes it. */
export async function withDatabase<T>(env: Environment, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(readConfig(env));
  try {
    await migrate(db);
    return await work(db);
  } finally {
    await close();
  }
}
