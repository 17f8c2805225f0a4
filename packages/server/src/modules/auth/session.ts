import type { Db } from '../../database/open.ts';
import { newToken, tokenHash } from '../../identity/tokens.ts';
import { insertSession } from './repository.ts';

/** Starts a session and returns its token, which is kept nowhere but with the client. */
export async function startSession(db: Db, userId: string): Promise<string> {
  const token = newToken();
  await insertSession(db, userId, tokenHash(token));
  return token;
}
