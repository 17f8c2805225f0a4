import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { itemNotFound, requireReachable } from '../../../references/write-access.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import {
  deleteCommentRow,
  insertComment,
  lockComment,
  lockParent,
  requirePresent,
  updateComment,
} from './comment-writes.ts';
import { findComment, listComments, lockFlight, toFlightComment } from './flight-repository.ts';
import { replaceMentions } from './mentions.ts';
import { announceComment, notifyMentioned, notifyOfComment } from './notify-flight.ts';

export async function flightCommentRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listFlightComments, async ({ db, viewer, params, query }) => {
    const { parent, order, limit, cursor } = query;
    const after = decodeCursor(cursor);
    await requireReachable(db, 'flights', params.id, viewer);
    if (parent && !(await findComment(db, params.id, parent, viewer)))
      throw new NotFoundError('commentNotFound');
    const rows = await listComments(db, params.id, viewer, { parent, order, after, limit: limit + 1 });
    return toStream(rows, limit, (row) => ({ at: row.created_at, id: row.id }), toFlightComment);
  });

  route(app, calls.getFlightComment, async ({ db, viewer, params }) => {
    await requireReachable(db, 'flights', params.id, viewer);
    const comment = await findComment(db, params.id, params.commentId, viewer);
    if (!comment) throw new NotFoundError('commentNotFound');
    return toFlightComment(comment);
  });

  route(app, calls.createFlightComment, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      const flightId = params.id;
      await requireOpen(trx, flightId, viewer);
      const parentId = body.parent
        ? await lockParent(trx, await findComment(trx, flightId, body.parent, viewer))
        : null;
      const values = { flight_id: flightId, author_id: viewer.id, parent_id: parentId, text: body.text };
      const comment = { id: await insertComment(trx, values), flightId, parentId, text: body.text };
      await replaceMentions(trx, viewer, comment);
      await notifyOfComment(trx, viewer, comment);
      await announceComment(trx, viewer, comment);
      return toFlightComment(await requireComment(trx, flightId, comment.id, viewer));
    }),
  );

  route(app, calls.updateFlightComment, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      const { id: flightId, commentId: id } = params;
      await requireOpen(trx, flightId, viewer);
      const comment = await requireComment(trx, flightId, id, viewer);
      if (comment.author_id !== viewer.id) throw new ForbiddenError();
      if (!(await updateComment(trx, id, viewer.id, body.text))) throw new NotFoundError('commentNotFound');
      if (body.text !== undefined) {
        const written = { id, flightId, parentId: comment.parent_id, text: body.text };
        await replaceMentions(trx, viewer, written);
        await notifyMentioned(trx, viewer, written);
        await announceComment(trx, viewer, written);
      }
      return toFlightComment(await requireComment(trx, flightId, id, viewer));
    }),
  );

  route(app, calls.deleteFlightComment, async ({ db, viewer, params }) => {
    await inTransaction(db, async (trx) => {
      const { id: flightId, commentId: id } = params;
      const flight = await requireFlight(trx, flightId, viewer);
      const comment = await requireComment(trx, flightId, id, viewer);
      if (comment.author_id !== viewer.id && flight.owner_id !== viewer.id) throw new ForbiddenError();
      await lockComment(trx, comment.parent_id ?? id);
      await announceComment(trx, viewer, { id, flightId });
      await deleteCommentRow(trx, comment);
    });
    return undefined;
  });
}

async function requireFlight(db: Db, id: string, viewer: SessionUser) {
  const flight = await lockFlight(db, id, viewer);
  if (!flight) throw itemNotFound('flights');
  return flight;
}

/** Also its owner writes no more once comments are off. */
async function requireOpen(db: Db, flightId: string, viewer: SessionUser): Promise<void> {
  const { comments_off } = await requireFlight(db, flightId, viewer);
  if (comments_off) throw new ForbiddenError('commentsOff');
}

async function requireComment(db: Db, flightId: string, id: string, viewer: Viewer) {
  return requirePresent(await findComment(db, flightId, id, viewer));
}
