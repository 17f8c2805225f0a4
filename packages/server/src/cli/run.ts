import { Command, CommanderError } from 'commander';
import { BackupError } from '../backup/backup-error.ts';
import { readConfig } from '../config.ts';
import { ensureTemplate } from '../database/template.ts';
import { openStorage } from '../media/open-storage.ts';
import { insertSample } from '../sample/insert-sample.ts';
import { StartError } from '../start-errors.ts';
import { addAdminCommands } from './admin.ts';
import { addAirspaceCommands } from './airspace.ts';
import { addBackupCommands } from './backup.ts';
import type { Environment, Print } from './console.ts';
import { describeSample } from './describe.ts';
import { addKeysCommands } from './keys.ts';
import { addMapCommands } from './map.ts';
import { addMigrateCommand } from './migrate.ts';
import { CommandError, withDatabase } from './with-database.ts';

/** As `fleet` ends: wrong words, and no other failure. */
const usageError = 2;

/** Runs one of the server's own tasks and returns the exit code. The embedded database must not be in use meanwhile. */
export async function runCommandLine(args: string[], env: Environment, print: Print): Promise<number> {
  try {
    await program(env, print).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed the error or the help already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : usageError;
    if (error instanceof CommandError || error instanceof BackupError) {
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
    if (error instanceof StartError) {
      process.stderr.write(`${error.message}\n`);
      return error.exitCode;
    }
    throw error;
  }
}

function program(env: Environment, print: Print): Command {
  const estela = new Command('estela')
    .description(
      "The server's own tasks. Settings come from the environment, as for the server: ESTELA_DATA, DATABASE_URL",
    )
    .exitOverride()
    .configureOutput({ writeOut: (text) => print(text.trimEnd()) });

  addAdminCommands(estela, env, print);
  addAirspaceCommands(estela, env, print);
  addBackupCommands(estela, env, print);
  addKeysCommands(estela, env, print);
  addMapCommands(estela, print);
  addMigrateCommand(estela, env, print);

  estela
    .command('sample')
    .description(
      'insert sample pilots with drones, spots, flights and groups; does nothing where they are there already',
    )
    .action(async () => {
      const config = readConfig(env);
      const storage = await openStorage(config);
      const randomPasswords = config.samplePasswords === 'random';
      const result = await withDatabase(env, (db) => insertSample(db, { storage, randomPasswords }));
      for (const line of describeSample(result)) print(line);
    });

  estela
    .command('template')
    .description('make the empty database that a first start copies, so that it is fast')
    .action(async () => print(await ensureTemplate()));

  return estela;
}
