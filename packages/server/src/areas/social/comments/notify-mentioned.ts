import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { isNotBlocked } from '../../../visibility/blocks.ts';
import type { Place } from './repository.ts';

interface Written {
  id: string;
  groupId: string;
  place: Place;
}

/** Tells members whom a text names now, each once, and takes back what those heard whom it names no longer. */
export async function notifyMentioned(
  db: Db,
  author: SessionUser,
  { id, groupId, place }: Written,
): Promise<void> {
  await sql`
    delete from notifications where comment_id = ${id} and kind = 'mention'
      and user_id not in (select user_id from comment_mentions where comment_id = ${id})
  `.execute(db);
  await sql`
    insert into notifications (user_id, kind, actor_id, group_id, ${sql.ref(place.column)}, comment_id)
    select member.user_id, 'mention', ${author.id}::uuid, ${groupId}::uuid, ${place.id}::uuid, ${id}::uuid
    from comment_mentions join group_members as member
      on member.user_id = comment_mentions.user_id and member.group_id = ${groupId} and member.status = 'member'
    where comment_id = ${id} and ${isNotBlocked(sql.ref('member.user_id'), author)}
      and not exists (
        select from notifications where comment_id = ${id} and notifications.user_id = member.user_id)
  `.execute(db);
}
