import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { decodeCursor, encodeCursor, toStream } from '../../../http/cursor.ts';
import { UnauthorizedError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { toFeedItems } from './feed-items.ts';
import { hiddenRoutes } from './hidden-routes.ts';
import { countFollowingNews, countGlobalNews } from './news-repository.ts';
import { readPage } from './page-statement.ts';
import type { FeedEntry } from './repository.ts';

export async function feedRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.getFeed, async ({ db, viewer, query }) => {
    const after = decodeCursor(query.cursor);
    const wanted = query.limit + 1;
    if (query.tab === 'following' && !viewer) throw new UnauthorizedError();
    const places = await readPage(db, { tab: query.tab, viewer, after, limit: wanted });
    const page = toStream(places, query.limit, positionOf, (place) => place);
    const [first] = places;
    return {
      items: toFeedItems(page.items),
      nextCursor: page.nextCursor,
      newest: first ? encodeCursor(positionOf(first)) : null,
    };
  });

  route(app, calls.countFeedNews, async ({ db, viewer, query }) => {
    const since = decodeCursor(query.since, 'since');
    if (query.tab === 'global') return { count: await countGlobalNews(db, viewer, since) };
    if (!viewer) throw new UnauthorizedError();
    return { count: await countFollowingNews(db, viewer, since) };
  });

  await hiddenRoutes(app);
}

const positionOf = (entry: FeedEntry) => ({ at: entry.created_at, id: entry.id });
