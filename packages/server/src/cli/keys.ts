import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { writeKeys } from '../backup/keys.ts';
import { replaceMediaKey } from '../media/repository.ts';
import type { Environment, Print } from './console.ts';
import { writeSecurityLine } from './security-line.ts';
import { withDatabase, withUnchangedDatabase } from './with-database.ts';

/** Adds `keys rotate|save`. */
export function addKeysCommands(estela: Command, env: Environment, print: Print): void {
  const keys = estela.command('keys').description('the keys of the database');

  keys
    .command('save')
    .description(
      'write the keys into a file: a backup holds none, and only with them restores second factors',
    )
    .argument('<file>', 'as estela-keys.json; keep it apart from the backups')
    .option('--force', 'replace a file of that name')
    .addHelpText('after', '\nOnce is enough: the key of second factors stays.')
    .action(async (file: string, { force = false }: { force?: boolean }) => {
      await withUnchangedDatabase(env, (db) => writeKeys(db, resolve(file), { force }));
      writeSecurityLine('keys.saved', 'all');
      print(`${file} is written`);
    });

  keys
    .command('rotate')
    .description('sign addresses of pictures with a new key; those that are out go on for a day')
    .option(
      '--end-links',
      'end those that are out too, once the key has leaked: open pages must be loaded again',
    )
    .option('--dry-run', 'only say what would happen')
    .action(async ({ endLinks = false, dryRun }: { endLinks?: boolean; dryRun?: boolean }) => {
      if (!dryRun) {
        await withDatabase(env, (db) => replaceMediaKey(db, randomBytes(32), endLinks));
        writeSecurityLine('keys.rotated', 'pictures');
      }
      const out = endLinks ? 'those that are out have ended' : 'those that are out go on for a day';
      print(`${dryRun ? 'Would be: a' : 'A'}ddresses of pictures have a new key; ${out}`);
    });
}
