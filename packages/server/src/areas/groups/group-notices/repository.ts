import type { NotificationLevel } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';

export async function setLevel(
  db: Db,
  groupId: string,
  userId: string,
  level: NotificationLevel,
): Promise<void> {
  await db
    .updateTable('group_members')
    .set({ level })
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute();
}

export async function insertMute(db: Db, topicId: string, userId: string): Promise<void> {
  await db
    .insertInto('topic_mutes')
    .values({ topic_id: topicId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False where the topic is gone: waits for whoever deletes it, since it may come back with its mutes. */
export async function deleteMute(db: Db, topicId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    with topic as (select id from topics where id = ${topicId} for key share),
      heard as (delete from topic_mutes using topic where topic_id = topic.id and user_id = ${userId})
    select from topic`.execute(db);
  return rows.length > 0;
}
