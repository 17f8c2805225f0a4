import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { provePassword } from '../auth/index.ts';
import { deleteUser } from './repository.ts';

/**
 * Deletes an account whose owner proves with the password that it is not just an unattended screen. A trigger gives its
 * groups to the member with the highest role in each; those without other members go along.
 */
export async function deleteAccount(db: Db, id: string, password: string): Promise<void> {
  const holdProof = await provePassword(db, id, password, 'password');
  await inTransaction(db, async (trx) => {
    await holdProof(trx);
    // As whoever changes a group’s members: it before those who are in it.
    await sql`select 1 from groups where owner_id = ${id} for update`.execute(trx);
    await deleteUser(trx, id);
  });
}
