import { calls } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { placesWithItems, toFeedItems } from '../src/areas/social/feed/feed-items.ts';
import type { FeedEntry } from '../src/areas/social/feed/repository.ts';
import { decodeCursor, toStream } from '../src/http/cursor.ts';
import { route } from '../src/http/route.ts';
import { isListed } from '../src/visibility/items.ts';

/** The following feed as everybody writes it first, through the same HTTP layer: what ours is measured against. */
export const naivePath = '/naive-feed';

export function addControl(app: FastifyInstance): void {
  const call = { ...calls.getFeed, path: naivePath, access: 'user' } as const;
  route(app, call, async ({ db, viewer, query }) => {
    const after = decodeCursor(query.cursor);
    const older = after ? sql`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
    const entries = sql<FeedEntry>`
      select id, kind, owner_id, created_at from feed_items
      where owner_id in (select followee_id from follows where follower_id = ${viewer.id})
        and audience >= 'followers' and ${isListed('feed_items', viewer)} and ${older}
      order by created_at desc, id desc limit ${query.limit + 1}`;
    const { rows } = await placesWithItems(db, viewer, entries).execute(db);
    const page = toStream(
      rows,
      query.limit,
      (entry) => ({ at: entry.created_at, id: entry.id }),
      (entry) => entry,
    );
    return {
      items: toFeedItems(page.items),
      nextCursor: page.nextCursor,
      newest: null,
    };
  });
}
