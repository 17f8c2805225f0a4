import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { ForbiddenError } from '../../http/errors.ts';
import type { SessionUser } from '../../identity/session-user.ts';

/** Holds the viewer's membership until the transaction ends: who is removed meanwhile leaves no answer behind. */
export async function keepMembership(trx: Db, groupId: string, viewer: SessionUser): Promise<void> {
  const { rows } = await sql`select 1 from group_members
    where group_id = ${groupId} and user_id = ${viewer.id} and status = 'member' for share`.execute(trx);
  if (rows.length === 0) throw new ForbiddenError();
}
