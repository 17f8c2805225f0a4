import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { violatedUnique } from '../../database/transaction.ts';
import { decodeCursor, toStream } from '../../http/cursor.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { decide, findCase, insertReport, listCases, toCase, toReport } from './repository.ts';
import { findSubject } from './subjects.ts';

export async function reportRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.createReport, async ({ db, viewer, body }) => {
    const subject = await findSubject(db, body.kind, body.target, viewer);
    if (!subject) throw new NotFoundError();
    const row = await insertReport(db, viewer.id, body, subject);
    return { ...toReport(row), repeated: row.repeated };
  });

  route(app, calls.listReports, async ({ db, viewer, query }) => {
    requireAdmin(viewer);
    const rows = await listCases(db, query.status, decodeCursor(query.cursor), query.limit + 1);
    return toStream(rows, query.limit, (row) => ({ at: row.created_at, id: row.id }), toCase);
  });

  route(app, calls.updateReport, async ({ db, viewer, params, body }) => {
    requireAdmin(viewer);
    await decide(db, params.id, viewer, body.status).catch(refuseSecondOpen);
    const row = await findCase(db, params.id);
    if (!row) throw new NotFoundError();
    return toCase(row);
  });
}

function requireAdmin(viewer: SessionUser): void {
  if (viewer.role !== 'admin') throw new ForbiddenError();
}

/** Its reporter has reported the same item again since. */
function refuseSecondOpen(error: unknown): never {
  if (violatedUnique(error) === 'reports_open') throw new ConflictError('reportedAgain');
  throw error;
}
