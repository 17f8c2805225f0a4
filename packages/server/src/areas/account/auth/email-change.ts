import { paths } from '@estela/contracts/paths';
import type { Db } from '../../../database/open.ts';
import { InvalidInputError } from '../../../http/errors.ts';
import { newToken, tokenHash } from '../../../identity/tokens.ts';
import { movingMail } from '../../../mail/templates.ts';
import { endEmailChange, findAddresses, insertEmailChange } from './email-repository.ts';
import { countEmail, mailConfirmLink } from './email-verification.ts';
import type { MailTransport } from './mail-transport.ts';
import { putInOutbox, sendOutbox } from './outbox.ts';
import { provePassword } from './prove-owner.ts';

interface EmailChange {
  write: (trx: Db) => Promise<void>;
  /** Mails the old address how to take it back, and the new one its link; nobody where a change is withdrawn. */
  notify?: () => Promise<void>;
}

/**
 * A change of address for whoever knows the password; the current address withdraws the one that waits, and is undefined
 * where none does. An old address that nobody has confirmed may be a stranger's: it gets neither a mail nor the power to
 * take the account back.
 */
export async function changeEmail(
  transport: MailTransport,
  db: Db,
  userId: string,
  email: string,
  currentPassword: string | undefined,
): Promise<EmailChange | undefined> {
  const user = await findAddresses(db, userId);
  if (!user) return undefined;
  if (user.email.toLowerCase() === email.toLowerCase())
    return user.pending_email === null ? undefined : { write: (trx) => endEmailChange(trx, userId) };
  if (currentPassword === undefined) throw new InvalidInputError({ currentPassword: 'required' });
  const lockProof = await provePassword(db, userId, currentPassword, 'currentPassword');
  await countEmail(db, userId);
  const [confirm, undo] = [newToken(), newToken()];
  const undoLink = `${transport.config.publicUrl}${paths.undoEmail({ token: undo })}`;
  return {
    write: async (trx) => {
      await lockProof(trx);
      await insertEmailChange(trx, userId, email, [
        { user_id: userId, kind: 'confirm', email, token_hash: tokenHash(confirm) },
        ...(user.email_confirmed
          ? [{ user_id: userId, kind: 'undo' as const, email: user.email, token_hash: tokenHash(undo) }]
          : []),
      ]);
      if (user.email_confirmed)
        await putInOutbox(trx, userId, {
          to: user.email,
          ...movingMail(transport.language, user.name, undoLink),
        });
    },
    notify: async () => {
      await sendOutbox(transport, db, { userId });
      await mailConfirmLink(transport, db, { userId, email, name: user.name, token: confirm });
    },
  };
}
