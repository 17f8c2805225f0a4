import type { Db } from '../../../database/open.ts';
import { ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import { hasRole, type ViewerMembership } from '../../../visibility/groups.ts';
import { lockTopic } from './repository.ts';

/** In a locked topic moderators alone write. It is neither locked nor deleted until the transaction ends. */
export async function requireOpenTopic(trx: Db, id: string, membership: ViewerMembership): Promise<void> {
  const topic = await lockTopic(trx, id);
  if (!topic) throw new NotFoundError('topicNotFound');
  if (topic.locked && !hasRole(membership, 'moderator')) throw new ForbiddenError('topicLocked');
}
