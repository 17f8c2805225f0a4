import type { Command } from 'commander';
import { sql } from 'kysely';
import { readConfig } from '../config.ts';
import { migrate, pendingMigrations } from '../database/migrate.ts';
import type { Db } from '../database/open.ts';
import type { Environment, Print } from './console.ts';
import { CommandError, withOpenDatabase } from './with-database.ts';

interface MigrateOptions {
  grant?: string;
  dryRun?: boolean;
}

/** Adds `migrate`. */
export function addMigrateCommand(estela: Command, env: Environment, print: Print): void {
  estela
    .command('migrate')
    .description('bring the database to the newest schema, as every start does where its role may')
    .option(
      '--grant <role>',
      'then let this role of PostgreSQL read and write all rows, and change no schema',
    )
    .option('--dry-run', 'only say what would be run')
    .action(async ({ grant, dryRun = false }: MigrateOptions) => {
      const config = readConfig(env);
      if (grant && !config.databaseUrl) throw new CommandError('Only PostgreSQL has roles: set DATABASE_URL');
      await withOpenDatabase(config, async ({ db }) => {
        if (dryRun) {
          for (const name of await pendingMigrations(db)) print(`Would run ${name}`);
          return;
        }
        for (const name of await migrate(db)) print(`Ran ${name}`);
        print('The schema is the newest.');
        if (grant) await grantServing(db, grant);
        if (grant) print(`${grant} may read and write`);
      });
    });
}

/** What the server needs of a schema that another role owns. */
async function grantServing(db: Db, role: string): Promise<void> {
  const to = sql.id(role);
  await db.transaction().execute(async (trx) => {
    await sql`grant usage on schema public to ${to}`.execute(trx);
    await sql`grant select, insert, update, delete on all tables in schema public to ${to}`.execute(trx);
    await sql`grant usage, select, update on all sequences in schema public to ${to}`.execute(trx);
    // It may look which migrations have run, and not say that others have.
    await sql`revoke insert, update, delete on migrations from ${to}`.execute(trx);
  });
}
