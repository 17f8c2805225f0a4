import { type Insertable, sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { rowLives } from '../../../database/row-lives.ts';
import type { Schema } from '../../../database/schema.ts';
import { seal, unseal } from '../../../identity/sealed.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { readAccountKey } from './factor-repository.ts';
import type { MailSender } from './mail-transport.ts';

/** Stores a mail in the transaction that it is about: from then on it is sent, whatever fails meanwhile. */
export async function putInOutbox(trx: Db, userId: string, mail: Mail): Promise<void> {
  const id = newId();
  const sealed = seal(await readAccountKey(trx), Buffer.from(JSON.stringify(mail)), id);
  await insertWaiting(trx, { id, user_id: userId, sealed });
}

interface Sending {
  /** Whose mails; without it everybody's. */
  userId?: string;
  signal?: AbortSignal;
}

/** Sends the mails that are due; returns why some of them have to wait on. */
export async function sendOutbox(
  { mailer, log }: MailSender,
  db: Db,
  { userId, signal }: Sending,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  while (!signal?.aborted) {
    const waiting = await takeWaiting(db, userId);
    if (!waiting) break;
    const { id, sealed } = waiting;
    try {
      const mail: Mail = JSON.parse(unseal(await readAccountKey(db), sealed, id).toString());
      await mailer.send(mail, log);
      await deleteWaiting(db, id);
    } catch (error) {
      log.error({ err: error }, 'a mail could not be sent, will be tried again');
      failures.push(error);
    }
  }
  return failures;
}

async function insertWaiting(trx: Db, mail: Insertable<Schema['outbox']>): Promise<void> {
  await trx.insertInto('outbox').values(mail).execute();
}

/**
 * Takes a mail that is due, of this account or of any. It is due again, should it not be deleted by then, after as long
 * as it has waited, an hour at most: never before the process that sends it now has the mail server's answer. Now is rounded
 * as the column is, or a mail of this moment could be due in the next millisecond.
 */
async function takeWaiting(
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

async function deleteWaiting(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}
