import { calls } from '@estela/contracts';
import { groupRights } from '@estela/contracts/values';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { requireReader, requireRole } from '../groups/index.ts';
import { keepReported, listWaiting, withReports } from './repository.ts';

/** What is reported in a group, for its moderators. They remove it by the calls that remove it anyway. */
export async function groupReportRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listGroupReports, async ({ db, viewer, params, query }) => {
    const { role } = await requireModerator(db, params.id, viewer);
    const rows = await listWaiting(db, params.id, viewer, decodeCursor(query.cursor), query.limit + 1);
    const position = (row: (typeof rows)[number]) => ({ at: row.created_at, id: row.id });
    const { items, nextCursor } = toStream(rows, query.limit, position, (row) => row);
    return { items: await withReports(db, params.id, role, items), nextCursor };
  });

  route(app, calls.dismissGroupReport, async ({ db, viewer, params }) => {
    await requireModerator(db, params.id, viewer);
    if (!(await keepReported(db, params.id, params.reportId, viewer))) throw new NotFoundError();
    return undefined;
  });
}

async function requireModerator(db: Db, groupId: string, viewer: SessionUser) {
  return requireRole(await requireReader(db, groupId, viewer), groupRights.readReports);
}
