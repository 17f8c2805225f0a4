import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { NotFoundError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { archive } from '../../../trash/trash.ts';
import { isNotBlocked } from '../../../visibility/blocks.ts';
import { hasRole, isVisibleAuthor, type ViewerMembership } from '../../../visibility/groups.ts';
import { lockMembership, logAct, requireReader, requireRole } from '../../groups/groups/index.ts';
import type { Change, CommentPlace } from './comment-handlers.ts';
import { withReplies } from './replies.ts';
import type { Thread } from './repository.ts';

interface Subject {
  id: string;
  title: string;
  created_at: Date;
}

export interface GroupThread extends Thread {
  column: 'topic_id' | 'post_id';
  groupId: string;
  membership: ViewerMembership;
  /** The topic or post. */
  subject: Subject;
}

type CommentWithReplies = Awaited<ReturnType<typeof withReplies>>[number];

/** What topics and posts do not have in common. */
interface GroupPlace<Params, Wire> {
  column: GroupThread['column'];
  find: (
    db: Db,
    params: Params,
    viewer: SessionUser,
    membership: ViewerMembership,
  ) => Promise<Subject | undefined>;
  notFound: string;
  /** Throws where nothing may be written to it. */
  lock: (trx: Db, id: string, membership: ViewerMembership, change: Change) => Promise<unknown>;
  toWire: (comment: CommentWithReplies, id: string) => Wire;
}

export function groupPlace<Params extends { id: string }, Wire>({
  column,
  find,
  notFound,
  lock,
  toWire,
}: GroupPlace<Params, Wire>): CommentPlace<Params, SessionUser, GroupThread, Wire> {
  async function read(db: Db, params: Params, viewer: SessionUser): Promise<GroupThread> {
    const membership = await requireReader(db, params.id, viewer);
    const subject = await find(db, params, viewer, membership);
    if (!subject) throw new NotFoundError(notFound);
    const isVisible: Thread['isVisible'] = (alias) =>
      isVisibleAuthor(`${alias}.author_id`, viewer, membership);
    return { column, id: subject.id, viewer, isVisible, groupId: params.id, membership, subject };
  }

  return {
    read,
    async open(trx, params, viewer) {
      await lockMembership(trx, params.id, viewer);
      return read(trx, params, viewer);
    },
    async lock(trx, { id, membership }, change) {
      requireRole(membership, 'member');
      await lock(trx, id, membership, change);
    },
    isModerator: ({ membership }) => hasRole(membership, 'moderator'),
    notify: (trx, thread, author, { id }) => notifyMentioned(trx, author, thread, id),
    async beforeDelete(trx, { groupId, subject }, viewer, { id, author_id }) {
      await archive(trx, { kind: 'comment', ids: [id], groupId, deletedBy: viewer.id });
      if (author_id !== viewer.id)
        await logAct(trx, { groupId, actorId: viewer.id, act: 'removeComment', subject });
    },
    async toWire(db, thread, rows) {
      const comments = await withReplies(db, thread, rows);
      return comments.map((one) => toWire(one, thread.id));
    },
  };
}

/** Notifies members whom a text mentions now, each once, and removes the notifications of those it mentions no longer. */
async function notifyMentioned(
  db: Db,
  author: SessionUser,
  { groupId, column, id: placeId }: GroupThread,
  id: string,
): Promise<void> {
  await sql`
    delete from notifications where comment_id = ${id} and kind = 'mention'
      and user_id not in (select user_id from comment_mentions where comment_id = ${id})
  `.execute(db);
  await sql`
    insert into notifications (user_id, kind, actor_id, group_id, ${sql.ref(column)}, comment_id)
    select member.user_id, 'mention', ${author.id}::uuid, ${groupId}::uuid, ${placeId}::uuid, ${id}::uuid
    from comment_mentions join group_members as member
      on member.user_id = comment_mentions.user_id and member.group_id = ${groupId} and member.status = 'member'
    where comment_id = ${id} and ${isNotBlocked(sql.ref('member.user_id'), author)}
      and not exists (
        select from notifications where comment_id = ${id} and notifications.user_id = member.user_id)
  `.execute(db);
}
