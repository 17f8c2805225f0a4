import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { requireUsable } from '../../../references/references.ts';
import { requireUnchanged } from '../../../references/require-unchanged.ts';
import { hasRole, type ViewerMembership } from '../../../visibility/groups.ts';
import { lockGroup, lockMembership, requireMember, requireReader, requireRole } from '../groups/index.ts';
import { guestPosition, listGuests, putAnswer, toGuest } from './answers.ts';
import { calendarOf } from './calendar.ts';
import { findFlyDay, listFlyDays, listOwnFlyDays, positionOf, toFlyDay } from './fly-day-rows.ts';
import { notifyAnswered, notifyCreated, notifyDeleted, remindGoing } from './notify.ts';
import { deleteFlyDay, insertFlyDay, lockFlyDay, updateFlyDay } from './writes.ts';

interface FlyDayParams {
  id: string;
  flyDayId: string;
}

/** Milliseconds. */
const remindEvery = 5 * 60_000;

export async function flyDayRoutes(app: FastifyInstance): Promise<void> {
  app.jobs.add({ name: 'fly-days', every: remindEvery, run: () => remindGoing(app.db) });

  route(app, calls.listOwnFlyDays, async ({ db, viewer, query }) => {
    const page = { after: decodeCursor(query.cursor), limit: query.limit + 1 };
    return toStream(await listOwnFlyDays(db, viewer, page), query.limit, positionOf, toFlyDay);
  });

  route(app, calls.listFlyDays, async ({ db, viewer, params, query }) => {
    const page = { when: query.when, after: decodeCursor(query.cursor), limit: query.limit + 1 };
    const membership = await requireReader(db, params.id, viewer);
    const rows = await listFlyDays(db, params.id, viewer, membership, page);
    return toStream(rows, query.limit, positionOf, toFlyDay);
  });

  route(app, calls.createFlyDay, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      // One after another, so that nobody plans more than they may.
      await lockGroup(trx, params.id);
      const membership = await requireMember(trx, params.id, viewer);
      await requireUsable(trx, viewer, [{ field: 'spot', table: 'spots', ids: [body.spot] }]);
      const flyDayId = await insertFlyDay(trx, params.id, viewer.id, body);
      if (body.going) await putAnswer(trx, flyDayId, viewer.id, 'yes');
      await notifyCreated(trx, flyDayId);
      return toFlyDay(await requireFlyDay(trx, { id: params.id, flyDayId }, viewer, membership));
    }),
  );

  route(app, calls.getFlyDay, async ({ db, viewer, params }) => {
    const membership = await requireReader(db, params.id, viewer);
    return toFlyDay(await requireFlyDay(db, params, viewer, membership));
  });

  route(app, calls.updateFlyDay, ({ db, viewer, params, body, seen }) =>
    inTransaction(db, async (trx) => {
      const { known, membership } = await requireOwnFlyDay(trx, params, viewer);
      await requireUnchanged(trx, { table: 'fly_days', id: params.flyDayId }, seen);
      if (known.over) throw new ConflictError('flyDayOver');
      // A moderator may leave a spot in place that they do not see.
      const spot = body.spot === known.spot_id ? null : body.spot;
      await requireUsable(trx, viewer, [{ field: 'spot', table: 'spots', ids: [spot] }]);
      const change = await updateFlyDay(trx, params.flyDayId, known, body);
      if (change.isCancelled) await notifyAnswered(trx, params.flyDayId, viewer.id, 'cancelled');
      // Who reads of a new time takes it for one that takes place.
      else if (change.isBack || (change.isMoved && !known.cancelled))
        await notifyAnswered(trx, params.flyDayId, viewer.id, 'changed');
      return toFlyDay(await requireFlyDay(trx, params, viewer, membership));
    }),
  );

  route(app, calls.deleteFlyDay, async ({ db, viewer, params }) => {
    await inTransaction(db, async (trx) => {
      await requireOwnFlyDay(trx, params, viewer);
      await notifyDeleted(trx, params.flyDayId, viewer.id);
      await deleteFlyDay(trx, params.flyDayId);
    });
    return undefined;
  });

  route(app, calls.answerFlyDay, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await lockMembership(trx, params.id, viewer);
      const membership = await requireReader(trx, params.id, viewer);
      await requireFlyDay(trx, params, viewer, membership);
      requireRole(membership, 'member');
      return putAnswer(trx, params.flyDayId, viewer.id, body.answer);
    }),
  );

  route(app, calls.listFlyDayGuests, async ({ db, viewer, params, query }) => {
    const after = decodeCursor(query.cursor);
    const membership = await requireReader(db, params.id, viewer);
    await requireFlyDay(db, params, viewer, membership);
    const page = { list: query.list, after, limit: query.limit + 1 };
    const rows = await listGuests(db, params.flyDayId, viewer, membership, page);
    return toStream(rows, query.limit, guestPosition, (row) => toGuest(row, query.list));
  });

  route(app, calls.getFlyDayCalendar, async ({ db, viewer, params }) => {
    const membership = await requireReader(db, params.id, viewer);
    return calendarOf(await requireFlyDay(db, params, viewer, membership), app.config.publicUrl);
  });
}

/** For changes: its maker, as long as they are in the group, and moderators. */
async function requireOwnFlyDay(trx: Db, params: FlyDayParams, viewer: SessionUser) {
  await lockMembership(trx, params.id, viewer);
  const membership = await requireReader(trx, params.id, viewer);
  await requireFlyDay(trx, params, viewer, membership);
  requireRole(membership, 'member');
  const known = await lockFlyDay(trx, params.flyDayId);
  if (!known) throw new NotFoundError('flyDayNotFound');
  if (known.maker_id !== viewer.id && !hasRole(membership, 'moderator')) throw new ForbiddenError();
  return { known, membership };
}

async function requireFlyDay(
  db: Db,
  { id, flyDayId }: FlyDayParams,
  viewer: SessionUser,
  membership: ViewerMembership,
) {
  const row = await findFlyDay(db, id, flyDayId, viewer, membership);
  if (!row) throw new NotFoundError('flyDayNotFound');
  return row;
}
