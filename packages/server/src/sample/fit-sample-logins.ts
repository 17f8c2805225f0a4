import { sampleLogins } from '@estela/sample';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { deleteSessions } from '../areas/account/auth/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { hashPassword, noPassword, verifyPassword } from '../identity/passwords.ts';

/**
 * A server that others can reach ends the sample logins whose password everybody can read in the source, and their
 * sessions; a private one gives those passwords back. One query where there is no sample, or where that is done.
 */
export async function fitSampleLogins({
  db,
  config,
  log,
}: Pick<FastifyInstance, 'db' | 'config' | 'log'>): Promise<void> {
  const isPrivate = config.samplePasswords === 'known';
  const ended: string[] = [];
  for (const { id, username, email, password_hash: kept } of await findLogins(db, config.samplePasswords)) {
    const password = sampleLogins.find((one) => one.email === email || one.username === username)?.password;
    if (!password) continue;
    if (isPrivate) await replaceHash(db, id, kept, await hashPassword(password));
    else if ((await verifyPassword(kept, password)) && (await endLogin(db, id, kept))) ended.push(username);
  }
  if (ended.length > 0) log.warn({ pilots: ended }, endedText);
}

const endedText =
  'others can reach this server: passwords of sample pilots that everybody can read in the source open nothing any more';

/** The name or the address of a sample pilot may have been changed. */
function findLogins(db: Db, passwords: Config['samplePasswords']) {
  const usernames = sampleLogins.map(({ username }) => username);
  const emails = sampleLogins.map(({ email }) => email);
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'password_hash'])
    .where((where) => where.or([where('username', 'in', usernames), where('email', 'in', emails)]))
    .where('password_hash', passwords === 'known' ? '=' : '<>', noPassword)
    .execute();
}

function endLogin(db: Db, id: string, kept: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const isEnded = await replaceHash(trx, id, kept, noPassword);
    if (isEnded) await deleteSessions(trx, id);
    return isEnded;
  });
}

/** False where another server was first. */
async function replaceHash(db: Db, id: string, before: string, after: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: after, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
