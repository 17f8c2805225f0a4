import { sql } from 'kysely';
import { filled } from '../database/kept-statement.ts';
import type { Db } from '../database/open.ts';
import { isOpenSession } from '../database/row-lives.ts';
import type { SessionUser } from './session-user.ts';
import { tokenHash } from './tokens.ts';

// Writing the last use at every request would make each read a write.
const lastUseStep = sql`interval '1 hour'`;

/** The bearer token of an Authorization header, if it has the form of one. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1];
}

/** Who owns the session of the header's token; null without one, or when it has ended. */
export async function authenticate(db: Db, header: string | undefined): Promise<SessionUser | null> {
  const token = bearerToken(header);
  if (!token) return null;
  const hash = tokenHash(token);
  const { rows } = await db.executeQuery(sessionStatement(db, hash));
  const [session] = rows;
  if (!session) return null;
  if (session.isStale) {
    await db
      .updateTable('sessions')
      .set({ last_used_at: sql`now()` })
      .where('token_hash', '=', hash)
      .execute();
  }
  const { id, role, verified, totp_at } = session;
  return { id, role, verified, secondFactor: totp_at !== null };
}

/** Stands in the kept statement where each request has the hash of its own token. */
const anyHash = Buffer.alloc(0);
let kept: ReturnType<typeof compileSession> | undefined;

/** Every call of a pilot begins with it: it is put together once for all. */
function sessionStatement(db: Db, hash: Buffer) {
  kept ??= compileSession(db);
  return filled(kept, new Map([[anyHash, hash]]));
}

function compileSession(db: Db) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'users.verified', 'users.totp_at'])
    .select(sql<boolean>`sessions.last_used_at < now() - ${lastUseStep}`.as('isStale'))
    .where('sessions.token_hash', '=', anyHash)
    .where(isOpenSession)
    .compile();
}
