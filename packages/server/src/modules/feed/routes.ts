import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { decodeCursor, toStream } from '../../http/cursor.ts';
import { UnauthorizedError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { readFeedItems } from './feed-items.ts';
import { findFollowingEntries, findGlobalEntries } from './repository.ts';

export async function feedRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.getFeed, async ({ db, viewer, query }) => {
    const after = decodeCursor(query.cursor);
    const wanted = query.limit + 1;
    if (query.tab === 'following' && !viewer) throw new UnauthorizedError();
    const entries =
      query.tab === 'following' && viewer
        ? await findFollowingEntries(db, viewer, after, wanted)
        : await findGlobalEntries(db, viewer, after, wanted);
    const page = toStream(
      entries,
      query.limit,
      (entry) => ({ at: entry.created_at, id: entry.id }),
      (entry) => entry,
    );
    return { items: await readFeedItems(db, viewer, page.items), nextCursor: page.nextCursor };
  });
}
