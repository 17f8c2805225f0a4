import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';

/**
 * Gives the groups of a deleted account to the member with the highest role in each, the oldest of those; to one who is
 * suspended, and could not run it, only where nobody else is left. A group without other members is deleted with the
 * account.
 */
export async function handOverGroups(trx: Db, ownerId: string): Promise<void> {
  await sql`select id from groups where owner_id = ${ownerId} for update`.execute(trx);
  const { rows } = await sql<{ group_id: string; user_id: string }>`
    select distinct on (member.group_id) member.group_id, member.user_id
    from groups join group_members as member on member.group_id = groups.id
    left join suspensions on suspensions.user_id = member.user_id and coalesce(until > now(), true)
    where groups.owner_id = ${ownerId} and member.user_id <> ${ownerId} and member.status = 'member'
    order by member.group_id, suspensions.user_id is not null, array_position(array['admin', 'moderator', 'member'], member.role),
      member.created_at, member.user_id
  `.execute(trx);
  for (const { group_id, user_id } of rows) {
    const members = trx.updateTable('group_members').where('group_id', '=', group_id);
    // Down before up: a group has one owner at any moment.
    await members.set({ role: 'member' }).where('user_id', '=', ownerId).execute();
    await members.set({ role: 'owner' }).where('user_id', '=', user_id).execute();
    await trx.updateTable('groups').set({ owner_id: user_id }).where('id', '=', group_id).execute();
  }
}
