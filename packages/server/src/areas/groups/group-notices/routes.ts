import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { NotFoundError } from '../../../http/errors.ts';
import { type CallInput, route } from '../../../http/route.ts';
import { requireMember, requireReader, requireRole } from '../groups/index.ts';
import { findTopic } from '../topics/index.ts';
import { deleteMute, insertMute, setLevel } from './repository.ts';

/** What members want to hear of a group and of each of its topics. */
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
