import type { CommentInput } from '@estela/contracts';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { lockMembership, requireRole } from '../../groups/groups/index.ts';
import type { CommentData } from './repository.ts';
import {
  createComment,
  deleteComment,
  editComment,
  listComments,
  type PageQuery,
  readComment,
  requireRemovable,
  requireWritable,
  type Thread,
} from './thread.ts';

/** What the comments of topics and those of posts do not have in common. `Params` say which topic or post. */
interface GroupThreads<Params, Wire> {
  /** 404 where the viewer may not read it. */
  open: (db: Db, params: Params, viewer: SessionUser) => Promise<Thread>;
  /** Locks it; throws where nothing may be written to it. */
  lockToWrite: (trx: Db, params: Params, thread: Thread) => Promise<void>;
  lockToDelete: (trx: Db, params: Params) => Promise<unknown>;
  toWire: (params: Params, comment: CommentData) => Wire;
}

type Input<Params, More = unknown> = { db: Db; viewer: SessionUser; params: Params } & More;
type OneOf<Params> = Params & { commentId: string };

/** The handlers of the calls on comments in a group. */
export function groupThreads<Params extends { id: string }, Wire>({
  open,
  lockToWrite,
  lockToDelete,
  toWire,
}: GroupThreads<Params, Wire>) {
  function change<T>({ db, viewer, params }: Input<Params>, work: (trx: Db, thread: Thread) => Promise<T>) {
    return inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      return work(trx, await open(trx, params, viewer));
    });
  }

  return {
    async list({ db, viewer, params, query }: Input<Params, { query: PageQuery }>) {
      const { items, nextCursor } = await listComments(db, await open(db, params, viewer), query);
      return { items: items.map((one) => toWire(params, one)), nextCursor };
    },
    async get({ db, viewer, params }: Input<OneOf<Params>>) {
      return toWire(params, await readComment(db, await open(db, params, viewer), params.commentId));
    },
    create: (input: Input<Params, { body: CommentInput }>) =>
      change(input, async (trx, thread) => {
        requireRole(thread.membership, 'member');
        await lockToWrite(trx, input.params, thread);
        return toWire(input.params, await createComment(trx, thread, input.body));
      }),
    update: (input: Input<OneOf<Params>, { body: { text?: string | undefined } }>) =>
      change(input, async (trx, thread) => {
        const { params, body } = input;
        await requireWritable(trx, thread, params.commentId);
        await lockToWrite(trx, params, thread);
        return toWire(params, await editComment(trx, thread, params.commentId, body.text));
      }),
    remove: (input: Input<OneOf<Params>>) =>
      change(input, async (trx, thread) => {
        const comment = await requireRemovable(trx, thread, input.params.commentId);
        await lockToDelete(trx, input.params);
        await deleteComment(trx, thread, comment);
        return undefined;
      }),
  };
}
