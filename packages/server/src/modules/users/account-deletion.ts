import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { provePassword } from '../auth/index.ts';
import { handOverGroups } from './hand-over-groups.ts';
import { deleteUser } from './repository.ts';

/** Deletes an account whose owner proves with the password that it is not just an unattended screen. */
export async function deleteAccount(db: Db, id: string, password: string): Promise<void> {
  const holdProof = await provePassword(db, id, password, 'password');
  await inTransaction(db, async (trx) => {
    await holdProof(trx);
    await handOverGroups(trx, id);
    await deleteUser(trx, id);
  });
}
