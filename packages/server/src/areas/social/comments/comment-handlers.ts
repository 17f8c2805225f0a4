import type { CommentInput, CommentOrder } from '@estela/contracts';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../../../http/errors.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { requireUnchanged } from '../../../references/require-unchanged.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { replaceMentions } from './mentions.ts';
import {
  type CommentRow,
  deleteComment,
  findComment,
  findComments,
  insertComment,
  lockComment,
  type Thread,
  updateComment,
} from './repository.ts';

export type Change = 'write' | 'delete';

export interface Written {
  id: string;
  /** Null where it answers none. */
  parentId: string | null;
  isNew: boolean;
}

/** What one kind of thing with comments has of its own. `Params` say which thing; `Of` is a thread on it. */
export interface CommentPlace<Params, Reader extends Viewer, Of extends Thread, Wire> {
  /** 404 where the viewer may not read it. */
  read: (db: Db, params: Params, viewer: Reader) => Promise<Of>;
  /** The same first in a transaction that changes a comment. */
  open: (trx: Db, params: Params, viewer: SessionUser, change: Change) => Promise<Of>;
  /** Once the comment is found: throws where the viewer may not change any. */
  lock?: (trx: Db, thread: Of, change: Change) => Promise<unknown>;
  /** Whether the viewer may delete what others wrote. */
  isModerator: (thread: Of, viewer: SessionUser) => boolean;
  notify: (trx: Db, thread: Of, author: SessionUser, comment: Written) => Promise<void>;
  beforeDelete: (trx: Db, thread: Of, viewer: SessionUser, comment: CommentRow) => Promise<void>;
  toWire: (db: Db, thread: Of, rows: readonly CommentRow[]) => Promise<Wire[]>;
}

interface PageQuery {
  parent?: string | undefined;
  order: CommentOrder;
  since?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

type Input<Params, Reader, More = unknown> = { db: Db; viewer: Reader; params: Params } & More;
interface Edit {
  body: { text?: string | undefined };
  seen: string | undefined;
}
type OneOf<Params> = Params & { commentId: string };

/** The handlers of the calls on the comments of one kind of thing. */
export function commentHandlers<Params, Reader extends Viewer, Of extends Thread, Wire>(
  place: CommentPlace<Params, Reader, Of, Wire>,
) {
  function change<T>(
    { db, viewer, params }: Input<Params, SessionUser>,
    kind: Change,
    work: (trx: Db, thread: Of) => Promise<T>,
  ): Promise<T> {
    return inTransaction(db, async (trx) => work(trx, await place.open(trx, params, viewer, kind)));
  }

  /** Also the empty place of a deleted comment. */
  async function read(db: Db, thread: Of, id: string): Promise<Wire> {
    const row = await findComment(db, thread, id);
    const [comment] = row ? await place.toWire(db, thread, [row]) : [];
    if (!comment) throw new NotFoundError('commentNotFound');
    return comment;
  }

  async function save(trx: Db, thread: Of, author: SessionUser, text: string, comment: Written) {
    await replaceMentions(trx, author, { id: comment.id, text });
    await place.notify(trx, thread, author, comment);
  }

  return {
    async list({ db, viewer, params, query }: Input<Params, Reader, { query: PageQuery }>) {
      const { cursor, limit, ...asked } = query;
      const after = decodeCursor(cursor);
      const thread = await place.read(db, params, viewer);
      if (asked.parent && !(await findComment(db, thread, asked.parent)))
        throw new NotFoundError('commentNotFound');
      const rows = await findComments(db, thread, { ...asked, after, limit: limit + 1 });
      const position = (row: CommentRow) => ({ at: row.created_at, id: row.id });
      const { items, nextCursor } = toStream(rows, limit, position, (row) => row);
      return { items: await place.toWire(db, thread, items), nextCursor };
    },

    async get({ db, viewer, params }: Input<OneOf<Params>, Reader>) {
      return read(db, await place.read(db, params, viewer), params.commentId);
    },

    create(input: Input<Params, SessionUser, { body: CommentInput }>) {
      const { viewer, body } = input;
      return change(input, 'write', async (trx, thread) => {
        await place.lock?.(trx, thread, 'write');
        const parentId = body.parent ? await lockParent(trx, thread, body.parent) : null;
        const values = { author_id: viewer.id, parent_id: parentId, text: body.text };
        const id = await insertComment(trx, thread, values);
        await save(trx, thread, viewer, body.text, { id, parentId, isNew: true });
        return read(trx, thread, id);
      });
    },

    update(input: Input<OneOf<Params>, SessionUser, Edit>) {
      const { viewer, body } = input;
      return change(input, 'write', async (trx, thread) => {
        const { id, author_id, parent_id } = await requirePresent(trx, thread, input.params.commentId);
        await place.lock?.(trx, thread, 'write');
        if (author_id !== viewer.id) throw new ForbiddenError();
        await requireUnchanged(trx, { table: 'comments', id }, input.seen);
        if (!(await updateComment(trx, id, body.text))) throw new NotFoundError('commentNotFound');
        if (body.text !== undefined)
          await save(trx, thread, viewer, body.text, { id, parentId: parent_id, isNew: false });
        return read(trx, thread, id);
      });
    },

    remove(input: Input<OneOf<Params>, SessionUser>) {
      const { viewer } = input;
      return change(input, 'delete', async (trx, thread) => {
        const comment = await requirePresent(trx, thread, input.params.commentId);
        await place.lock?.(trx, thread, 'delete');
        if (comment.author_id !== viewer.id && !place.isModerator(thread, viewer)) throw new ForbiddenError();
        await lockComment(trx, comment.parent_id ?? comment.id);
        await place.beforeDelete(trx, thread, viewer, comment);
        await deleteComment(trx, comment);
        return undefined;
      });
    },
  };
}

/** The comment that a reply hangs on, locked: threads are one level deep, so a reply to a reply joins its thread. */
async function lockParent(trx: Db, thread: Thread, parent: string): Promise<string> {
  const row = await findComment(trx, thread, parent);
  if (!row) throw new InvalidInputError({ parent: 'unknownReference' });
  const id = row.parent_id ?? row.id;
  await lockComment(trx, id);
  return id;
}

/** 404 for a comment that the viewer may not read, and for the empty place of one. */
async function requirePresent(trx: Db, thread: Thread, id: string): Promise<CommentRow> {
  const comment = await findComment(trx, thread, id);
  if (!comment || comment.deleted) throw new NotFoundError('commentNotFound');
  return comment;
}
