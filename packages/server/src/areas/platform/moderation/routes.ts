import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { noteAccount } from '../../../http/security-notes.ts';
import { findActCase, listAppeals, listOwnActs, toActCase, toEntry, toOwnEntry } from './acts.ts';
import { answerSuspension, appeal, decideAppeal } from './appeals.ts';
import { endPilotSessions, readRecord, setVerified, suspendPilot, unsuspendPilot } from './pilot-acts.ts';
import { requireAdmin } from './write-acts.ts';

export async function moderationRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listModeration, async ({ db, viewer, query }) => {
    const { subject, cursor, limit } = query;
    const rows = await listOwnActs(db, viewer, { subject, after: decodeCursor(cursor), limit: limit + 1 });
    return toStream(rows, limit, (row) => ({ at: row.created_at, id: row.id }), toOwnEntry);
  });

  route(app, calls.appealModeration, async ({ db, viewer, params, body }) =>
    toEntry(await appeal(db, params.id, viewer.id, body.text)),
  );

  route(app, calls.answerSuspension, async ({ db, body, request }) => {
    const act = await answerSuspension(db, body.ticket, body.appeal);
    noteAccount(request, act.user_id);
    return toEntry(act);
  });

  route(app, calls.listAppeals, async ({ db, viewer, query }) => {
    requireAdmin(viewer);
    const rows = await listAppeals(db, query.status, decodeCursor(query.cursor), query.limit + 1);
    const position = ({ appealed_at, created_at, id }: (typeof rows)[number]) => ({
      at: appealed_at ?? created_at,
      id,
    });
    return toStream(rows, query.limit, position, toActCase);
  });

  route(app, calls.decideAppeal, async ({ db, viewer, params, body }) => {
    requireAdmin(viewer);
    await decideAppeal(db, params.id, viewer, body);
    const row = await findActCase(db, params.id);
    if (!row) throw new NotFoundError();
    return toActCase(row);
  });

  route(app, calls.getPilotRecord, async ({ db, viewer, params }) => {
    requireAdmin(viewer);
    return readRecord(db, params.id);
  });

  route(app, calls.suspendUser, async ({ db, viewer, params, body }) => {
    requireAdmin(viewer);
    await suspendPilot(db, viewer, params.id, body);
    return readRecord(db, params.id);
  });

  route(app, calls.unsuspendUser, async ({ db, viewer, params }) => {
    requireAdmin(viewer);
    await unsuspendPilot(db, viewer, params.id);
    return undefined;
  });

  route(app, calls.endUserSessions, async ({ db, viewer, params }) => {
    requireAdmin(viewer);
    await endPilotSessions(db, viewer, params.id);
    return undefined;
  });

  route(app, calls.verifyUser, async ({ db, viewer, params }) => {
    requireAdmin(viewer);
    await setVerified(db, viewer, params.id, true);
    return undefined;
  });

  route(app, calls.unverifyUser, async ({ db, viewer, params }) => {
    requireAdmin(viewer);
    await setVerified(db, viewer, params.id, false);
    return undefined;
  });
}
