import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { route } from '../../../http/route.ts';
import { countUnread, listNotifications, markRead, toNotification } from './repository.ts';

export async function notificationRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listNotifications, async ({ db, viewer, query }) => {
    const rows = await listNotifications(db, viewer, decodeCursor(query.cursor), query.limit + 1);
    const page = toStream(rows, query.limit, (row) => ({ at: row.created_at, id: row.id }), toNotification);
    return { ...page, unread: await countUnread(db, viewer) };
  });

  route(app, calls.readNotifications, async ({ db, viewer, body }) => {
    await markRead(db, viewer, body.ids);
    return { unread: await countUnread(db, viewer) };
  });
}
