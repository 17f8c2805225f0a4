import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';

/** Lets one change of a group's members, or of its counters, happen at a time. It comes before every other lock. */
export async function lockGroup(trx: Db, groupId: string): Promise<void> {
  await sql`select 1 from groups where id = ${groupId} for no key update`.execute(trx);
}

/**
 * Holds what the viewer is in the group until the transaction ends. Whoever writes does so before asking whether they may: who is
 * removed meanwhile leaves nothing behind, and a removal waits for what was begun before it.
 */
export async function lockMembership(trx: Db, groupId: string, { id }: SessionUser): Promise<void> {
  await sql`select 1 from groups join group_members as own on own.group_id = groups.id and own.user_id = ${id}
    where groups.id = ${groupId} for key share of groups for share of own`.execute(trx);
}
