import { limits } from '@estela/contracts';
import type { FastifyRequest } from 'fastify';
import { type Insertable, sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { isOpenSession } from '../../../database/row-lives.ts';
import type { Schema } from '../../../database/schema.ts';
import { UnauthorizedError } from '../../../http/errors.ts';
import { bearerToken } from '../../../identity/authenticate.ts';
import { newToken, tokenHash } from '../../../identity/tokens.ts';

/** Where a session begins: what its owner knows it by, later. */
export interface SessionPlace {
  userAgent: string;
  address: string;
}

const longestUserAgent = 300;

export function placeOf({ headers, ip }: FastifyRequest): SessionPlace {
  const userAgent = (headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, longestUserAgent);
  return { userAgent, address: ip };
}

/** What is kept of the token that a request carries, if it carries one. */
export function ownTokenHash({ headers }: FastifyRequest): Buffer | undefined {
  const token = bearerToken(headers.authorization);
  return token === undefined ? undefined : tokenHash(token);
}

/** Of a request that was let in, so it has one. */
export function requireToken(request: FastifyRequest): Buffer {
  const own = ownTokenHash(request);
  if (!own) throw new UnauthorizedError();
  return own;
}

/** Starts a session and returns its token, which is kept nowhere but with the client. */
export async function startSession(db: Db, userId: string, place: SessionPlace): Promise<string> {
  const token = newToken();
  const { userAgent: user_agent, address } = place;
  await insertSession(db, {
    id: newId(),
    user_id: userId,
    token_hash: tokenHash(token),
    user_agent,
    address,
  });
  return token;
}

/** Adds a session; of too many those go that were used the longest ago. */
async function insertSession(db: Db, session: Insertable<Schema['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
  await sql`
    delete from sessions where token_hash in (
      select token_hash from sessions where user_id = ${session.user_id}
      order by last_used_at desc, created_at desc, id offset ${limits.sessionsPerPilot})
      and token_hash <> ${session.token_hash}
  `.execute(db);
}

export function findSessions(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'user_agent', 'address', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where(isOpenSession)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends the session of a token. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/**
 * Ends one session of an account, and the secret link of its calendar where that session may have made it; false where it
 * has no such session.
 */
export async function deleteOwnSession(trx: Db, userId: string, id: string): Promise<boolean> {
  const gone = trx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id);
  const ended = await gone.returning('created_at').executeTakeFirst();
  if (!ended) return false;
  await trx
    .deleteFrom('calendar_links')
    .where('user_id', '=', userId)
    .where('created_at', '>=', ended.created_at)
    .execute();
  return true;
}

/**
 * Ends the sessions of an account, but that of the token `kept`, and the secret link of its calendar, which any of them
 * may have made: after them, when none can make another.
 */
export async function deleteSessions(trx: Db, userId: string, kept?: Buffer): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(kept !== undefined, (gone) => gone.where('token_hash', '<>', kept as Buffer))
    .execute();
  await trx.deleteFrom('calendar_links').where('user_id', '=', userId).execute();
}

/** Throws where the session of a token has ended; otherwise it does not end before the transaction does. */
export async function lockSession(trx: Db, tokenHash: Buffer): Promise<void> {
  const open = trx.selectFrom('sessions').select('id').where('token_hash', '=', tokenHash).forShare();
  if (!(await open.executeTakeFirst())) throw new UnauthorizedError();
}
