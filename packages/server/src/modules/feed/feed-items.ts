import type { FeedItem, FeedKind, UserCard, UserSummary } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { summaryColumns, toUserSummary } from '../../identity/user-summary.ts';
import { isListed, isOpenProfile, type Viewer } from '../../visibility/visibility.ts';
import { selectDrones, toDrone } from '../drones/index.ts';
import { selectFlights, toFlight } from '../flights/index.ts';
import { selectSpots, toSpot } from '../spots/index.ts';
import { relationColumns, toUserCard } from '../users/index.ts';
import type { FeedEntry } from './repository.ts';

/** The items at the given places, in their order. Items deleted or made private since are left out. */
export async function readFeedItems(
  db: Db,
  viewer: Viewer,
  entries: readonly FeedEntry[],
): Promise<FeedItem[]> {
  const found = new Map<string, Unowned<FeedItem>>();
  for (const [kind, read] of Object.entries(readers)) {
    const ids = entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const item of await read(db, viewer, ids)) found.set(item._id, item);
  }
  const owners = await readOwners(db, viewer, [
    ...new Set([...found.values()].map(({ owner }) => owner._id)),
  ]);
  return entries.flatMap(({ id }) => {
    const item = found.get(id);
    const owner = owners.get(item?.owner._id ?? '');
    return item && owner ? [{ ...item, owner }] : [];
  });
}

/** The pilots behind a page, all at once, with whether the viewer follows them. */
async function readOwners(db: Db, viewer: Viewer, ids: string[]): Promise<Map<string, UserCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(summaryColumns)
    .select(relationColumns(viewer))
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, toUserCard(row)]));
}

/** An item before its owner is known as the viewer knows them. */
type Unowned<Item> = Item extends FeedItem ? Omit<Item, 'owner'> & { owner: UserSummary } : never;
type Reader = (db: Db, viewer: Viewer, ids: string[]) => Promise<Unowned<FeedItem>[]>;

const readers: Record<FeedKind, Reader> = {
  flight: async (db, viewer, ids) => {
    const rows = await selectFlights(db, viewer)
      .where('flights.id', '=', anyOf(ids))
      .where(isListed('flights', viewer))
      .execute();
    return rows.map((row) => ({ kind: 'flight', ...toFlight(row) }));
  },
  drone: async (db, viewer, ids) => {
    const rows = await selectDrones(db, viewer)
      .where('drones.id', '=', anyOf(ids))
      .where(isListed('drones', viewer))
      .execute();
    return rows.map((row) => ({ kind: 'drone', ...toDrone(row) }));
  },
  spot: async (db, viewer, ids) => {
    const rows = await selectSpots(db, viewer)
      .where('spots.id', '=', anyOf(ids))
      .where(isListed('spots', viewer))
      .execute();
    return rows.map((row) => ({ kind: 'spot', ...toSpot(row) }));
  },
  pilot: async (db, viewer, ids) => {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'username', 'name', 'picture_id', 'verified', 'created_at'])
      .where('id', '=', anyOf(ids))
      .where(isOpenProfile('users', viewer))
      .execute();
    return rows.map((row) => {
      const pilot = toUserSummary(row);
      const joined = row.created_at.toISOString();
      return { kind: 'pilot', ...pilot, owner: pilot, joined, createdAt: joined, likes: 0, likedByMe: false };
    });
  },
};

function anyOf(ids: string[]) {
  return sql<string>`any(${ids}::uuid[])`;
}
