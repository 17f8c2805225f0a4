import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { decodeCursor, toStream } from '../../http/cursor.ts';
import { route } from '../../http/route.ts';
import { requireReachable } from '../../items/write-access.ts';
import { toSpot } from '../spots/index.ts';
import { deleteBookmark, insertBookmark, listBookmarkedSpots } from './repository.ts';

/** Both toggles are idempotent. Bookmarks are their owner's alone: nobody is told, and nobody counts them. */
export async function bookmarkRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.bookmarkSpot, async ({ db, viewer, params }) => {
    await requireReachable(db, 'spots', params.id, viewer);
    await insertBookmark(db, params.id, viewer);
    return { bookmarkedByMe: true };
  });

  route(app, calls.unbookmarkSpot, async ({ db, viewer, params }) => {
    await requireReachable(db, 'spots', params.id, viewer);
    await deleteBookmark(db, params.id, viewer);
    return { bookmarkedByMe: false };
  });

  route(app, calls.listBookmarks, async ({ db, viewer, query }) => {
    const rows = await listBookmarkedSpots(db, viewer, decodeCursor(query.cursor), query.limit + 1);
    return toStream(
      rows,
      query.limit,
      (row) => ({ at: row.bookmarked_at, id: row.id }),
      (row) => ({ kind: 'spot' as const, ...toSpot(row) }),
    );
  });
}
