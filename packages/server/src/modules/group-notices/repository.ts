import type { NotificationLevel } from '@estela/contracts';
import type { Db } from '../../database/open.ts';

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

export async function deleteMute(db: Db, topicId: string, userId: string): Promise<void> {
  await db.deleteFrom('topic_mutes').where('topic_id', '=', topicId).where('user_id', '=', userId).execute();
}
