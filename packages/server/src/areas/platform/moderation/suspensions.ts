import type { SuspensionInput } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { deleteSessions } from '../../account/auth/index.ts';

/** Begins a suspension, or changes the one there is, and ends every session. */
export async function suspend(trx: Db, userId: string, input: SuspensionInput): Promise<void> {
  const values = { reason: input.reason, note: input.note ?? '', until: input.until ?? null };
  await trx
    .insertInto('suspensions')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, created_at: sql`now()` }))
    .execute();
  await deleteSessions(trx, userId);
}

/** False where there was none. */
export async function liftSuspension(trx: Db, userId: string): Promise<boolean> {
  const lifted = trx.deleteFrom('suspensions').where('user_id', '=', userId).returning('user_id');
  return (await lifted.executeTakeFirst()) !== undefined;
}

export function findSuspension(db: Db, userId: string) {
  return db
    .selectFrom('suspensions')
    .select(['until', 'reason', 'note'])
    .where('user_id', '=', userId)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
}
