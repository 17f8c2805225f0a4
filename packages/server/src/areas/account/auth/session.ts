import type { FastifyRequest } from 'fastify';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { bearerToken } from '../../../identity/authenticate.ts';
import { newToken, tokenHash } from '../../../identity/tokens.ts';
import { insertSession } from './session-repository.ts';

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
