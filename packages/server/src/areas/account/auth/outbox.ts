import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { seal, unseal } from '../../../identity/sealed.ts';
import type { Mail } from '../../../mail/mailer.ts';
import { readAccountKey } from './factor-repository.ts';
import type { MailSender } from './mail-transport.ts';
import { deleteWaiting, insertWaiting, takeWaiting } from './outbox-repository.ts';

/** Keeps a mail, in the transaction that does what it tells of: from then on it is sent, whatever fails meanwhile. */
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
