import { calls, type Topic } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { requireUnchanged } from '../../../references/require-unchanged.ts';
import { archive } from '../../../trash/trash.ts';
import { hasRole, type ViewerMembership } from '../../../visibility/groups.ts';
import {
  lockGroup,
  lockMembership,
  logAct,
  notifyMembersLive,
  requireMember,
  requireReader,
  requireRole,
} from '../groups/index.ts';
import { requireOpenTopic } from './open-topic.ts';
import {
  deleteTopic,
  findTopic,
  insertTopic,
  listTopics,
  markRead,
  setLocked,
  setPinned,
  type TopicRow,
  toTopic,
  updateTopic,
} from './repository.ts';

interface TopicParams {
  id: string;
  topicId: string;
}

export async function topicRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listTopics, async ({ db, viewer, params, query }) => {
    const after = decodeCursor(query.cursor);
    const membership = await requireReader(db, params.id, viewer);
    const rows = await listTopics(db, params.id, viewer, membership, { after, limit: query.limit + 1 });
    return toStream(
      rows,
      query.limit,
      (row) => ({ at: row.last_activity, id: row.id, isFirst: row.pinned }),
      toTopic,
    );
  });

  route(app, calls.createTopic, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await lockGroup(trx, params.id);
      const membership = await requireMember(trx, params.id, viewer);
      if (body.pinned) requireRole(membership, 'moderator');
      const topicId = await insertTopic(trx, params.id, viewer.id, body);
      return toTopic(await requireTopic(trx, { id: params.id, topicId }, viewer, membership));
    }),
  );

  route(app, calls.getTopic, async ({ db, viewer, params }) => {
    const membership = await requireReader(db, params.id, viewer);
    return toTopic(await requireTopic(db, params, viewer, membership));
  });

  route(app, calls.updateTopic, ({ db, viewer, params, body, seen }) =>
    inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      const { topic, membership } = await requireWritableTopic(trx, params, viewer);
      await requireUnchanged(trx, { table: 'topics', id: params.topicId }, seen);
      const { pinned = topic.pinned, ...words } = body;
      if (pinned !== topic.pinned) {
        requireRole(membership, 'moderator');
        await setPinned(trx, params.topicId, pinned);
        const act = pinned ? 'pin' : 'unpin';
        await logAct(trx, { groupId: params.id, actorId: viewer.id, act, subject: topic });
      }
      // A moderator who pins what is pinned changes nothing of the author's.
      const isPinOnly = body.pinned !== undefined && Object.keys(words).length === 0;
      const needsAuthor = !(isPinOnly && hasRole(membership, 'moderator'));
      if (needsAuthor) {
        if (!(await updateTopic(trx, params.topicId, viewer.id, words))) throw new ForbiddenError();
        await requireOpenTopic(trx, params.topicId, membership);
      }
      return toTopic(await requireTopic(trx, params, viewer, membership));
    }),
  );

  route(app, calls.deleteTopic, async ({ db, viewer, params }) => {
    await inTransaction(db, async (trx) => {
      await lockGroup(trx, params.id);
      const { topic, membership } = await requireWritableTopic(trx, params, viewer);
      if (topic.author_id !== viewer.id && !hasRole(membership, 'moderator')) throw new ForbiddenError();
      await archive(trx, {
        kind: 'topic',
        ids: [params.topicId],
        groupId: params.id,
        deletedBy: viewer.id,
      });
      await deleteTopic(trx, params.topicId);
      await notifyMembersLive(trx, params.id);
      if (topic.author_id !== viewer.id)
        await logAct(trx, { groupId: params.id, actorId: viewer.id, act: 'removeTopic', subject: topic });
    });
    return undefined;
  });

  for (const [call, set, value, act] of [
    [calls.pinTopic, setPinned, true, 'pin'],
    [calls.unpinTopic, setPinned, false, 'unpin'],
    [calls.lockTopic, setLocked, true, 'lock'],
    [calls.unlockTopic, setLocked, false, 'unlock'],
  ] as const)
    route(app, call, ({ db, viewer, params }) =>
      moderate(db, params, viewer, async (trx, topic) => {
        await set(trx, topic.id, value);
        const was = act === 'pin' || act === 'unpin' ? topic.pinned : topic.locked;
        if (was !== value) await logAct(trx, { groupId: params.id, actorId: viewer.id, act, subject: topic });
      }),
    );

  route(app, calls.readTopic, async ({ db, viewer, params }) => {
    const membership = await requireReader(db, params.id, viewer);
    await requireTopic(db, params, viewer, membership);
    await markRead(db, params.topicId, viewer);
    return undefined;
  });
}

function moderate(
  db: Db,
  params: TopicParams,
  viewer: SessionUser,
  change: (db: Db, topic: TopicRow) => Promise<void>,
): Promise<Topic> {
  return inTransaction(db, async (trx) => {
    await lockMembership(trx, params.id, viewer);
    const { topic, membership } = await requireWritableTopic(trx, params, viewer);
    requireRole(membership, 'moderator');
    await change(trx, topic);
    return toTopic(await requireTopic(trx, params, viewer, membership));
  });
}

async function requireWritableTopic(db: Db, params: TopicParams, viewer: SessionUser) {
  const membership = await requireReader(db, params.id, viewer);
  const topic = await requireTopic(db, params, viewer, membership);
  return { topic, membership: requireRole(membership, 'member') };
}

async function requireTopic(
  db: Db,
  { id, topicId }: TopicParams,
  viewer: SessionUser,
  membership: ViewerMembership,
): Promise<TopicRow> {
  const topic = await findTopic(db, id, topicId, viewer, membership);
  if (!topic) throw new NotFoundError('topicNotFound');
  return topic;
}
