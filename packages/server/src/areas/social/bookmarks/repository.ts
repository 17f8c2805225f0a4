import type { Bookmark, BookmarkKind } from '@estela/contracts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { isReachable } from '../../../visibility/items.ts';
import { selectFlights, toFlight } from '../../flights/flights/index.ts';
import { selectSpots, toSpot } from '../../spots/spots/index.ts';

/** Bookmarks what the viewer may see; nothing happens where they have already. */
export async function insertBookmark(
  db: Db,
  kind: BookmarkKind,
  itemId: string,
  viewer: SessionUser,
): Promise<void> {
  await sql`
    insert into bookmarks (user_id, item_id)
    select ${viewer.id}, id from feed_items
    where id = ${itemId} and kind = ${kind} and ${isReachable('feed_items', viewer)}
    on conflict do nothing`.execute(db);
}

/** False where there was none. Waits for whoever deletes the item, which may come back with its bookmarks. */
export async function deleteBookmark(
  db: Db,
  kind: BookmarkKind,
  itemId: string,
  viewer: SessionUser,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with item as (select id from feed_items where id = ${itemId} and kind = ${kind} for key share)
    delete from bookmarks using item where item_id = item.id and user_id = ${viewer.id}`.execute(db);
  return numAffectedRows > 0n;
}

export type BookmarkEntry = Awaited<ReturnType<typeof listEntries>>[number];

/** Places among the viewer's bookmarks; the items themselves are read afterwards, all of a kind at once. */
export function listEntries(
  db: Db,
  viewer: SessionUser,
  { kind, after, limit }: { kind: BookmarkKind | undefined; after: Position | null; limit: number },
) {
  return db
    .selectFrom('bookmarks')
    .innerJoin('feed_items', 'feed_items.id', 'bookmarks.item_id')
    .select(['feed_items.id', 'feed_items.kind', 'bookmarks.created_at'])
    .where('bookmarks.user_id', '=', viewer.id)
    .where(isReachable('feed_items', viewer))
    .$if(kind !== undefined, (query) => query.where(sql<SqlBool>`feed_items.kind = ${kind}`))
    .where(
      after
        ? sql<SqlBool>`(bookmarks.created_at, bookmarks.item_id) < (${after.at}::timestamptz, ${after.id}::uuid)`
        : sql<SqlBool>`true`,
    )
    .orderBy('bookmarks.created_at', 'desc')
    .orderBy('bookmarks.item_id', 'desc')
    .limit(limit)
    .execute();
}

/** The items at the given places, in their order. */
export async function readBookmarks(
  db: Db,
  viewer: SessionUser,
  entries: readonly BookmarkEntry[],
): Promise<Bookmark[]> {
  const found = new Map<string, Bookmark>();
  const idsOf = (kind: BookmarkKind) => entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
  const anyOf = (ids: string[]) => sql<string>`any(${ids}::uuid[])`;
  const [flights, spots] = [idsOf('flight'), idsOf('spot')];
  const flightRows = flights.length
    ? await selectFlights(db, viewer)
        .where('flights.id', '=', anyOf(flights))
        .where(isReachable('flights', viewer))
        .execute()
    : [];
  for (const row of flightRows) found.set(row.id, { kind: 'flight', ...toFlight(row) });
  const spotRows = spots.length
    ? await selectSpots(db, viewer)
        .where('spots.id', '=', anyOf(spots))
        .where(isReachable('spots', viewer))
        .execute()
    : [];
  for (const row of spotRows) found.set(row.id, { kind: 'spot', ...toSpot(row) });
  return entries.flatMap(({ id }) => found.get(id) ?? []);
}
