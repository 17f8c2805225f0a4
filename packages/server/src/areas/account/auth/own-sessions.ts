import type { OpenSession } from '@estela/contracts';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { hashPassword } from '../../../identity/passwords.ts';
import type { MailWriter } from './mail-transport.ts';
import { putNotice } from './owner-notice.ts';
import { provePassword } from './prove-owner.ts';
import { refuseWeak } from './refuse-weak.ts';
import { findNames, replacePassword } from './repository.ts';
import { deleteOwnSession, deleteSessions, findSessions } from './session.ts';

/** Where the account is signed in; `own` is of the token that asks. */
export async function listSessions(db: Db, userId: string, own: Buffer): Promise<OpenSession[]> {
  const rows = await findSessions(db, userId);
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    // Nothing else of a session changes.
    updatedAt: row.last_used_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    userAgent: row.user_agent,
    address: row.address,
    current: row.token_hash.equals(own),
  }));
}

/** Another's session does not exist either. */
export function endSession(db: Db, userId: string, id: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    if (!(await deleteOwnSession(trx, userId, id))) throw new NotFoundError('sessionNotFound');
  });
}

/** All but that of the token `own`. */
export function endOtherSessions(db: Db, userId: string, own: Buffer): Promise<void> {
  return inTransaction(db, (trx) => deleteSessions(trx, userId, own));
}

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Sets another password for whoever knows the one of now; only the session of the token `own` goes on. */
export async function changePassword(
  writer: MailWriter,
  db: Db,
  userId: string,
  { currentPassword, newPassword }: PasswordChange,
  own: Buffer,
): Promise<void> {
  const lockProof = await provePassword(db, userId, currentPassword, 'currentPassword');
  const names = await findNames(db, userId);
  if (names) await refuseWeak(newPassword, names, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, async (trx) => {
    await lockProof(trx);
    await replacePassword(trx, userId, passwordHash, own);
    await putNotice(trx, writer, userId, 'changed');
  });
}
