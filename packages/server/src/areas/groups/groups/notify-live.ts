import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

/** Open pages of members read the group again: something was taken out of it, or is back. */
export async function notifyMembersLive(db: Db, groupId: string): Promise<void> {
  await sql`insert into events (user_id, kind, data)
    select watcher.user_id, 'group', jsonb_build_object('group', ${groupId}::uuid)
    from event_watchers watcher join group_members member on member.user_id = watcher.user_id
    where member.group_id = ${groupId} and member.status = 'member'`.execute(db);
}
