import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../database/open.ts';
import { BackupError } from './backup-error.ts';
import type { HeadEntry } from './manifest.ts';
import type { Snapshot } from './read-database.ts';
import { columnsOf } from './table-shape.ts';

const key = z
  .string()
  .regex(/^[\da-f]{64}$/)
  .transform((text) => Buffer.from(text, 'hex'));
const keysFile = z.object({
  format: z.literal('estela-keys'),
  version: z.literal(1),
  /** Signs addresses of pictures. */
  mediaKey: key,
  /** Seals second factors, and mails that wait to be sent. */
  accountKey: key,
});

export interface Keys {
  mediaKey: Buffer;
  accountKey: Buffer;
}

/** Which keys the rows of a snapshot need; undefined where it has none, or is of a time before second factors. */
export async function describeKeys({ trx, shapes }: Snapshot): Promise<HeadEntry['keys']> {
  if (!columnsOf(shapes).secrets?.includes('account_key')) return undefined;
  const { rows } = await sql<NonNullable<HeadEntry['keys']>>`
    select encode(sha256(account_key), 'hex') as sha256,
      (select count(*)::int from users where totp_at is not null) as "secondFactors" from secrets`.execute(
    trx,
  );
  return rows[0];
}

/** Writes the keys of a database into a file that its owner alone reads. */
export async function writeKeys(db: Db, path: string, { force }: { force: boolean }): Promise<void> {
  const { rows } = await sql<{ media: string; account: string }>`
    select encode(media_key, 'hex') as media, encode(account_key, 'hex') as account from secrets`.execute(db);
  const [found] = rows;
  if (!found) throw new BackupError('The database has no keys yet: the first start of the server makes them');
  const content = { format: 'estela-keys', version: 1, mediaKey: found.media, accountKey: found.account };
  // A file that is replaced would keep its mode, which may let others read it.
  const target = force ? `${path}.${process.pid}.part` : path;
  try {
    writeFileSync(target, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx', mode: 0o600, flush: true });
    if (force) renameSync(target, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && !force) throw new BackupError(`${path} is there already; --force replaces it`);
    if (existsSync(target)) rmSync(target);
    throw new BackupError(`${path} cannot be written (${code})`, { cause: error });
  }
}

export function readKeys(path: string): Keys {
  try {
    return keysFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupError(code ? `${path} cannot be read (${code})` : `${path} holds no keys of Estela`);
  }
}

/** Throws where a backup cannot be restored with these keys, or without any. */
export function requireKeys({ keys: needed }: HeadEntry, given: Keys | undefined, without: boolean): void {
  if (!needed) return;
  if (given && createHash('sha256').update(given.accountKey).digest('hex') !== needed.sha256)
    throw new BackupError('These keys are of another database');
  if (given || without || needed.secondFactors === 0) return;
  throw new BackupError(
    `Accounts with a second factor in this backup: ${needed.secondFactors}. No backup holds their key: give the file ` +
      'of "keys save" with --keys, or switch second factors off with --without-keys',
  );
}

/** Puts the keys into a database that was just filled. Without them what they sealed goes: nothing could open it. */
export async function putKeys(trx: Db, given: Keys | undefined): Promise<void> {
  if (given) {
    const { mediaKey, accountKey } = given;
    await sql`insert into secrets (media_key, account_key) values (${mediaKey}, ${accountKey})`.execute(trx);
    return;
  }
  await sql`delete from recovery_codes`.execute(trx);
  await sql`delete from outbox`.execute(trx);
  await sql`update users set totp_secret = null, totp_at = null, totp_step = null
    where totp_secret is not null`.execute(trx);
}
