import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { findSubject, requireAdmin } from '../moderation/index.ts';
import { decide } from './decide.ts';
import { findCase, insertReport, listCases, toReport, withReports } from './repository.ts';

export async function reportRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.createReport, async ({ db, viewer, body }) => {
    const subject = await findSubject(db, body, viewer);
    if (!subject) throw new NotFoundError();
    const row = await insertReport(db, viewer.id, body, subject);
    return { ...toReport(row), repeated: row.repeated };
  });

  route(app, calls.listReports, async ({ db, viewer, query }) => {
    requireAdmin(viewer);
    const rows = await listCases(db, query.status, decodeCursor(query.cursor), query.limit + 1);
    const position = (row: (typeof rows)[number]) => ({ at: row.created_at, id: row.id });
    const { items, nextCursor } = toStream(rows, query.limit, position, (row) => row);
    return { items: await withReports(db, items), nextCursor };
  });

  route(app, calls.updateReport, async ({ db, viewer, params, body }) => {
    requireAdmin(viewer);
    await decide(db, params.id, viewer, body);
    const row = await findCase(db, params.id);
    const [found] = row ? await withReports(db, [row]) : [];
    if (!found) throw new NotFoundError();
    return found;
  });
}
