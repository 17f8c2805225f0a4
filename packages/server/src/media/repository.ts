import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { rowLives } from '../database/row-lives.ts';
import { inTransaction } from '../database/transaction.ts';

/** Makes the key that signs addresses, unless a server has made it before. */
export async function ensureMediaKey(db: Db, key: Buffer): Promise<void> {
  await sql`insert into secrets (media_key) values (${key}) on conflict do nothing`.execute(db);
}

/** Signs with another key from now on; addresses of the former go on until they end, unless they are `ended`. */
export async function replaceMediaKey(db: Db, key: Buffer, ended: boolean): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Two at once would else keep the same former key.
    await sql`select from secrets for update`.execute(trx);
    if (ended) await sql`delete from former_media_keys`.execute(trx);
    else
      await sql`insert into former_media_keys (media_key, ends_at)
        select media_key, now() + ${rowLives.formerMediaKey} from secrets`.execute(trx);
    await sql`update secrets set media_key = ${key}`.execute(trx);
  });
}

export async function countPictures(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('media')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Lets the pictures of one pilot be counted by one upload at a time. */
export async function lockPilot(db: Db, id: string): Promise<void> {
  await sql`select 1 from users where id = ${id} for no key update`.execute(db);
}

/** Notes files before they are written: should the upload fail half-way, they are swept up. */
export async function expectFiles(db: Db, id: string): Promise<void> {
  await sql`insert into media_removals (media_id, due_at) values (${id}, now() + interval '1 hour')`.execute(
    db,
  );
}

export async function insertMedia(
  db: Db,
  row: { id: string; owner_id: string; width: number; height: number; bytes: number },
): Promise<void> {
  await db.insertInto('media').values(row).execute();
  await sql`delete from media_removals where media_id = ${row.id}`.execute(db);
}

/** Held in shared mode while files are copied, so that none is removed. Any number that nothing else locks. */
export const backupLock = 402_719_035;

/**
 * None while a backup runs: it copies the files of rows that others may have deleted since it began. Now is rounded
 * as the column is, or what is due since this moment could be due in the next millisecond.
 */
export async function dueRemovals(db: Db): Promise<string[]> {
  const { rows } = await sql<{ media_id: string }>`
    select media_id from media_removals where due_at <= now()::timestamptz(3) and not exists (
      select from pg_locks where locktype = 'advisory' and objid = ${backupLock} and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
    ) order by due_at limit 200
  `.execute(db);
  return rows.map((row) => row.media_id);
}

export async function forgetRemovals(db: Db, ids: string[]): Promise<void> {
  await sql`delete from media_removals where media_id = any(${ids}::uuid[])`.execute(db);
}
