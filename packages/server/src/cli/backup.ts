import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { withBorrowedCopy } from '../backup/borrow-copy.ts';
import { readKeys, requireKeys } from '../backup/keys.ts';
import type { Manifest } from '../backup/manifest.ts';
import { moveDatabase, rehearseMove } from '../backup/move-database.ts';
import { readBackup } from '../backup/read-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { type Config, readConfig } from '../config.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openStorage } from '../media/open-storage.ts';
import type { MediaStorage } from '../media/storage.ts';
import { DataFolderInUseError } from '../start-errors.ts';
import type { Environment, Print } from './console.ts';
import { CommandError, withOpenDatabase } from './with-database.ts';

interface RestoreOptions {
  keys?: string;
  withoutKeys?: boolean;
  dryRun?: boolean;
}

/** Adds `backup`, `restore` and `move`. */
export function addBackupCommands(estela: Command, env: Environment, print: Print): void {
  estela
    .command('backup')
    .description('write every row and every picture into one file, as they are at one moment')
    .argument('<file>', 'as estela.tar.gz; gets its name when all of it is on the disk')
    .option('--force', 'replace a file of that name')
    .addHelpText(
      'after',
      `
The file is a tar archive through gzip: the rows of each table as lines of JSON, the pictures as they are stored, and
a manifest with checksums. It holds addresses and hashes of passwords; keep it safe. It does not hold the keys of the
database: save them once with "keys save", and keep them elsewhere. Servers may run on meanwhile. The database is not
migrated.`,
    )
    .action(async (file: string, { force = false }: { force?: boolean }) => {
      const config = requireDatabase(env);
      const storage = await reachStorage(config);
      const manifest = await untilStopped((stopped) =>
        withReadableDatabase(config, ({ db, isPooled }) => {
          if (isPooled) throw new CommandError(needsDirect);
          return writeBackup(db, storage, resolve(file), { force, stopped });
        }),
      );
      for (const line of describeTables(manifest.tables)) print(line);
      print(describePictures(manifest.pictures));
      print(`${file} is written`);
    });

  estela
    .command('restore')
    .description('put a backup into an empty database, with its pictures')
    .argument('<file>', 'as written by backup, by this version or an older one')
    .option('--keys <file>', 'as written by "keys save" of that database')
    .option('--without-keys', 'switch two-step verification off for everybody, as its key is lost')
    .option('--dry-run', 'only check the file, every checksum, and say what would be put in')
    .addHelpText(
      'after',
      `
The file is checked as a whole first. Then all of it is put in, or nothing: a database in which anybody has an account
is refused. Rows of an older version are brought to this one. A backup of the embedded database goes into PostgreSQL
and the other way round.`,
    )
    .action(async (file: string, { dryRun, withoutKeys = false, ...options }: RestoreOptions) => {
      const path = resolve(file);
      const keys = options.keys === undefined ? undefined : readKeys(resolve(options.keys));
      const backup = await readBackup(path);
      requireKeys(backup.head, keys, withoutKeys);
      const config = readConfig(env);
      if (!dryRun) {
        const storage = await reachStorage(config);
        await withOpenDatabase(config, ({ db }) => restoreBackup(db, storage, path, backup, keys));
      }
      for (const line of describeTables(backup.manifest.tables)) print(line);
      print(describePictures(backup.manifest.pictures));
      const { createdAt, migrations, keys: needed } = backup.head;
      if (!keys && needed?.secondFactors)
        print(`Second factors are off; accounts that had one: ${needed.secondFactors}`);
      print(
        `${dryRun ? 'Would be restored' : 'Restored'}: ${file} of ${createdAt}, schema ${migrations.at(-1)}`,
      );
    });

  estela
    .command('move')
    .description('copy the embedded database into PostgreSQL and compare what arrived')
    .requiredOption(
      '--to <url>',
      'address of an empty PostgreSQL database, as postgres://user:password@host/name',
    )
    .option('--dry-run', 'only check that the other database can take it and say what would be copied')
    .addHelpText(
      'after',
      `
Takes the embedded database of ESTELA_DATA, whatever DATABASE_URL says, and leaves it as it is. Pictures stay where
they are: start the server with the same ESTELA_DATA and DATABASE_URL set to the new address.`,
    )
    .action(async ({ to, dryRun }: { to: string; dryRun?: boolean }) => {
      const source = requireDatabase({ ...env, DATABASE_URL: undefined, DATABASE_DIRECT_URL: undefined });
      const target = readTarget(source, to);
      const contents = await withOpenDatabase(source, (from) =>
        withOpenDatabase(target, ({ db }) => (dryRun ? rehearseMove : moveDatabase)(from.db, db)),
      );
      for (const line of describeTables(contents.tables)) print(line);
      print(
        dryRun
          ? 'Would be moved; nothing was changed'
          : 'Moved: every checksum is the same in both databases',
      );
    });
}

/** Of an embedded database that a server holds, a copy as it is now. */
async function withReadableDatabase<T>(
  config: Config,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  try {
    return await withOpenDatabase(config, work);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const borrowed = await withBorrowedCopy(config.dataDir, (dataDir) =>
      withOpenDatabase({ ...config, dataDir }, work),
    );
    if (!borrowed) throw error;
    return borrowed.result;
  }
}

/** Its lock would stay with a session of the pooler's, and no picture would ever be swept up again. */
const needsDirect =
  'A backup cannot be made through a connection pooler; set DATABASE_DIRECT_URL to the database itself';

/** The settings, once it is sure that opening the database makes no new one. */
/** Tells `work` of Ctrl-C, so that it leaves nothing half-done; a second one ends the process at once. */
async function untilStopped<T>(work: (stopped: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    return await work(stop.signal);
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
}

function requireDatabase(env: Environment) {
  const config = readConfig(env);
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'pg'))) {
    throw new CommandError(`There is no database in ${config.dataDir}; set ESTELA_DATA or DATABASE_URL`);
  }
  return config;
}

function readTarget(source: Config, url: string): Config {
  const isPostgres = URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol);
  if (!isPostgres) throw new CommandError('--to must be a URL that starts with postgres:// or postgresql://');
  return { ...source, databaseUrl: url, databaseDirectUrl: undefined };
}

async function reachStorage(config: Config): Promise<MediaStorage> {
  const storage = await openStorage(config);
  await storage.check().catch((error: Error) => {
    throw new CommandError(`The storage of pictures cannot be used (${error.message})`);
  });
  return storage;
}

/** A line for each table: how many rows and their checksum. */
function describeTables(tables: Manifest['tables']): string[] {
  const rows = Object.entries(tables).map(([name, sum]) => [name, String(sum.rows), sum.sha256] as const);
  const widest = Math.max(...rows.map(([name]) => name.length));
  const longest = Math.max(...rows.map(([, count]) => count.length));
  return rows.map(
    ([name, count, sha256]) => `${name.padEnd(widest)}  ${count.padStart(longest)}  sha256 ${sha256}`,
  );
}

function describePictures({ rows, bytes, missing }: Manifest['pictures']): string {
  const gone = missing > 0 ? `; ${missing} more were not in the storage` : '';
  return `${rows} files of pictures, ${bytes} bytes${gone}`;
}
