import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { rowLives } from '../../../database/row-lives.ts';
import type { Schema } from '../../../database/schema.ts';

export async function insertWaiting(trx: Db, mail: Insertable<Schema['outbox']>): Promise<void> {
  await trx.insertInto('outbox').values(mail).execute();
}

/**
 * Takes a mail that is due, of this account or of any. It is due again, should it not be deleted by then, after as long
 * as it has waited, an hour at most: never before whoever takes it now has heard from the mail server. Now is rounded
 * as the column is, or a mail of this moment could be due in the next millisecond.
 */
export async function takeWaiting(
  db: Db,
  userId: string | undefined,
): Promise<{ id: string; sealed: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; sealed: Buffer }>`
    update outbox set due_at = now() + least(greatest(now() - created_at, interval '2 minutes'), interval '1 hour')
    where id = (
      select id from outbox
      where due_at <= now()::timestamptz(3) and created_at > now() - ${rowLives.outbox}
        and (${userId ?? null}::uuid is null or user_id = ${userId ?? null}::uuid)
      order by due_at limit 1 for update skip locked
    ) returning id, sealed
  `.execute(db);
  return rows[0];
}

export async function deleteWaiting(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}
