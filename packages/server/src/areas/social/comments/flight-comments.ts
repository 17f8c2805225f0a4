import { calls, type FlightComment } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { ForbiddenError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { itemNotFound } from '../../../references/write-access.ts';
import { isNotBlocked } from '../../../visibility/blocks.ts';
import { isShown } from '../../../visibility/groups.ts';
import { isReachable } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { type CommentPlace, commentHandlers } from './comment-handlers.ts';
import { announceComment, notifyOfComment, notifyOfEdit } from './notify-flight.ts';
import { toComment } from './replies.ts';
import type { Thread } from './repository.ts';

interface FlightThread extends Thread {
  flight: { owner_id: string; comments_off: boolean };
}

const place: CommentPlace<{ id: string }, SessionUser | null, FlightThread, FlightComment> = {
  read: (db, { id }, viewer) => openThread(db, id, viewer),
  async open(trx, { id }, viewer, change) {
    // Until the transaction ends nobody switches comments on or off.
    const thread = await openThread(trx, id, viewer, sql`for share`);
    // Also its owner writes no more once comments are off.
    if (change === 'write' && thread.flight.comments_off) throw new ForbiddenError('commentsOff');
    return thread;
  },
  isModerator: ({ flight }, viewer) => flight.owner_id === viewer.id,
  async notify(trx, { id: flightId }, author, { isNew, ...written }) {
    const comment = { ...written, flightId };
    await (isNew ? notifyOfComment : notifyOfEdit)(trx, author, comment);
    await announceComment(trx, author, comment);
  },
  beforeDelete: (trx, { id: flightId }, viewer, { id }) => announceComment(trx, viewer, { id, flightId }),
  toWire: async (_db, { id: flight }, rows) => rows.map((row) => ({ ...toComment(row), flight })),
};

async function openThread(
  db: Db,
  id: string,
  viewer: Viewer,
  lock: RawBuilder<unknown> = sql``,
): Promise<FlightThread> {
  const { rows } = await sql<FlightThread['flight']>`
    select owner_id, comments_off from flights where id = ${id} and ${isReachable('flights', viewer)} ${lock}
  `.execute(db);
  const [flight] = rows;
  if (!flight) throw itemNotFound('flights');
  return { column: 'flight_id', id, viewer, isVisible: (alias) => isVisible(alias, viewer), flight };
}

/** What an administrator hid is its author's alone. Authors on the other side of a block are hidden, replies to them too. */
function isVisible(alias: string, viewer: Viewer): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`not ${sql.ref(`${alias}.hidden`)}`;
  return sql<SqlBool>`(${isNotBlocked(sql.ref(`${alias}.author_id`), viewer)} and ${isShown(alias, 'author_id', viewer)})`;
}

export function flightCommentRoutes(app: FastifyInstance): void {
  const handlers = commentHandlers(place);
  route(app, calls.listFlightComments, handlers.list);
  route(app, calls.getFlightComment, handlers.get);
  route(app, calls.createFlightComment, handlers.create);
  route(app, calls.updateFlightComment, handlers.update);
  route(app, calls.deleteFlightComment, handlers.remove);
}
