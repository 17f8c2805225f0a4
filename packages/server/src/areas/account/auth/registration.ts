import { type AuthAnswer, type Registration, reservedUsernames, usernamePattern } from '@estela/contracts';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { inTransaction, violatedUnique } from '../../../database/transaction.ts';
import { ConflictError, InvalidInputError } from '../../../http/errors.ts';
import { toOwnUser } from '../../../identity/own-user.ts';
import { hashPassword } from '../../../identity/passwords.ts';
import { refuseWeak } from './refuse-weak.ts';
import { findTaken, insertAccount } from './repository.ts';
import { type SessionPlace, startSession } from './session.ts';

/** What is left of a name without what only separates: `ad_min` looks as official as `admin`. */
const plain = (name: string) => name.toLowerCase().replace(/[._-]/g, '');
const reserved: ReadonlySet<string> = new Set(reservedUsernames.map(plain));

/** Creates an account and its first session. */
export async function registerPilot(db: Db, input: Registration, place: SessionPlace): Promise<AuthAnswer> {
  refuseReserved(input.username);
  // Checked before hashing, to name both at once; the unique constraints decide in a race.
  const taken = await findTaken(db, input.username, input.email);
  refuseTaken(taken.username, taken.email);
  const names = { ...input, last_name: input.lastName };
  await refuseWeak(input.password, names, 'password');
  const account = {
    id: newId(),
    username: input.username,
    email: input.email,
    name: input.name,
    last_name: input.lastName,
    password_hash: await hashPassword(input.password),
  };
  return inTransaction(db, async (trx) => {
    const user = await insertAccount(trx, account).catch(refuseViolated);
    const token = await startSession(trx, account.id, place);
    return { user: toOwnUser(user), token };
  });
}

/** Throws for a new name that clashes with a route, looks official or ends in what a sentence may end in. */
export function refuseReserved(username: string): void {
  if (!usernamePattern.test(username)) throw new InvalidInputError({ username: 'username' });
  if (reserved.has(plain(username))) throw new InvalidInputError({ username: 'usernameReserved' });
}

function refuseTaken(username: boolean, email: boolean): void {
  if (!username && !email) return;
  throw new ConflictError(username ? 'usernameTaken' : 'emailTaken', {
    ...(username && { username: 'usernameTaken' }),
    ...(email && { email: 'emailTaken' }),
  });
}

/** Turns a broken unique constraint of `users` into the conflict that the client understands. */
export function refuseViolated(error: unknown): never {
  const constraint = violatedUnique(error);
  refuseTaken(constraint === 'users_username_key', constraint === 'users_email_key');
  throw error;
}
