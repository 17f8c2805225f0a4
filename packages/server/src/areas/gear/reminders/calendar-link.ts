import type { Language } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { newToken, tokenHash } from '../../../identity/tokens.ts';

/** Makes a pilot's secret address; of an earlier one nothing is left. Only its hash is kept. */
export async function makeLink(db: Db, ownerId: string, language: Language) {
  const token = newToken();
  const values = { token_hash: tokenHash(token), language, created_at: sql<Date>`now()` };
  const { created_at } = await db
    .insertInto('calendar_links')
    .values({ user_id: ownerId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return { token, createdAt: created_at };
}

export function findLink(db: Db, ownerId: string) {
  return db
    .selectFrom('calendar_links')
    .select('created_at')
    .where('user_id', '=', ownerId)
    .executeTakeFirst();
}

export async function deleteLink(db: Db, ownerId: string): Promise<void> {
  await db.deleteFrom('calendar_links').where('user_id', '=', ownerId).execute();
}

/** Whose calendar a token opens, and in which language. */
export function findByToken(db: Db, token: string) {
  return db
    .selectFrom('calendar_links')
    .select(['user_id', 'language'])
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
}
