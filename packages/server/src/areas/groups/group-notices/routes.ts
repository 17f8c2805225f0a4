import { calls, type NotificationLevel } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { type CallInput, route } from '../../../http/route.ts';
import { requireMember, requireReader, requireRole } from '../groups/index.ts';
import { findTopic } from '../topics/index.ts';

/** Which notifications members want from a group and from each of its topics. */
export async function groupNoticeRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.setGroupNotificationLevel, async ({ db, viewer, params, body }) => {
    await requireMember(db, params.id, viewer);
    await setLevel(db, params.id, viewer.id, body.level);
    return undefined;
  });

  route(app, calls.muteTopic, async (input) => {
    await requireOwnTopic(input);
    await insertMute(input.db, input.params.topicId, input.viewer.id);
    return undefined;
  });

  route(app, calls.unmuteTopic, async (input) => {
    await requireOwnTopic(input);
    if (!(await deleteMute(input.db, input.params.topicId, input.viewer.id)))
      throw new NotFoundError('topicNotFound');
    return undefined;
  });
}

/** A topic that the viewer sees, in a group of theirs. */
async function requireOwnTopic({
  db,
  viewer,
  params,
}: Pick<CallInput<typeof calls.muteTopic>, 'db' | 'viewer' | 'params'>): Promise<void> {
  const membership = await requireReader(db, params.id, viewer);
  const topic = await findTopic(db, params.id, params.topicId, viewer, membership);
  if (!topic) throw new NotFoundError('topicNotFound');
  requireRole(membership, 'member');
}

async function setLevel(db: Db, groupId: string, userId: string, level: NotificationLevel): Promise<void> {
  await db
    .updateTable('group_members')
    .set({ level })
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute();
}

async function insertMute(db: Db, topicId: string, userId: string): Promise<void> {
  await db
    .insertInto('topic_mutes')
    .values({ topic_id: topicId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False where the topic is gone: waits for whoever deletes it, since it may come back with its mutes. */
async function deleteMute(db: Db, topicId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    with topic as (select id from topics where id = ${topicId} for key share),
      unmuted as (delete from topic_mutes using topic where topic_id = topic.id and user_id = ${userId})
    select from topic`.execute(db);
  return rows.length > 0;
}
