import { type BookmarkKind, calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { decodeCursor, toStream } from '../../../http/cursor.ts';
import { route } from '../../../http/route.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { requireReachable } from '../../../references/write-access.ts';
import { deleteBookmark, insertBookmark, listEntries, readBookmarks } from './repository.ts';

const tables = { flight: 'flights', spot: 'spots' } as const satisfies Record<BookmarkKind, string>;

/** The toggles are idempotent. Bookmarks are their owner's alone: nobody is notified, and nobody counts them. */
export async function bookmarkRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.bookmarkFlight, ({ db, viewer, params }) => add(db, 'flight', params.id, viewer));
  route(app, calls.unbookmarkFlight, ({ db, viewer, params }) => remove(db, 'flight', params.id, viewer));
  route(app, calls.bookmarkSpot, ({ db, viewer, params }) => add(db, 'spot', params.id, viewer));
  route(app, calls.unbookmarkSpot, ({ db, viewer, params }) => remove(db, 'spot', params.id, viewer));

  route(app, calls.listBookmarks, async ({ db, viewer, query: { kind, cursor, limit } }) => {
    const entries = await listEntries(db, viewer, { kind, after: decodeCursor(cursor), limit: limit + 1 });
    const page = toStream(
      entries,
      limit,
      (entry) => ({ at: entry.created_at, id: entry.id }),
      (entry) => entry,
    );
    return { items: await readBookmarks(db, viewer, page.items), nextCursor: page.nextCursor };
  });
}

async function add(db: Db, kind: BookmarkKind, id: string, viewer: SessionUser) {
  await requireReachable(db, tables[kind], id, viewer);
  await insertBookmark(db, kind, id, viewer);
  return { bookmarkedByMe: true };
}

/** Also of what the viewer may no longer see: only a bookmark that never was is refused there. */
async function remove(db: Db, kind: BookmarkKind, id: string, viewer: SessionUser) {
  if (!(await deleteBookmark(db, kind, id, viewer))) await requireReachable(db, tables[kind], id, viewer);
  return { bookmarkedByMe: false };
}
