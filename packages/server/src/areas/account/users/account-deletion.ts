import type { accountDeletion } from '@estela/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { proveOwner } from '../auth/index.ts';
import { deleteUser } from './repository.ts';

/**
 * Deletes an account whose owner proves with the password, and a code where one is asked for, that it is not just an
 * unattended screen. A trigger gives its
 * groups to the member with the highest role in each; those without other members go along.
 */
export async function deleteAccount(
  db: Db,
  id: string,
  { password, code }: z.output<typeof accountDeletion>,
): Promise<void> {
  const lockProof = await proveOwner(db, id, { password, code }, 'password');
  await inTransaction(db, async (trx) => {
    await lockProof(trx);
    // As whoever changes a group’s members: it before those who are in it.
    await sql`select 1 from groups where owner_id = ${id} for update`.execute(trx);
    await deleteUser(trx, id);
  });
}
