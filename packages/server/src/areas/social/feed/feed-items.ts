import type { FeedItem, FeedKind, UserSummary } from '@estela/contracts';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { summaryColumns, toUserSummary } from '../../../identity/user-summary.ts';
import { isListed } from '../../../visibility/items.ts';
import { isOpenProfile } from '../../../visibility/profiles.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { relationColumns, toUserCard } from '../../account/users/index.ts';
import { type FlightRow, selectFlights, toFlight } from '../../flights/flights/index.ts';
import { type DroneRow, selectDrones, toDrone } from '../../gear/drones/index.ts';
import { type SpotRow, selectSpots, toSpot } from '../../spots/spots/index.ts';
import type { FeedEntry } from './repository.ts';

/** A place, what stands there and its pilot: null where the item was deleted or made private this moment. */
export interface FeedPlace extends FeedEntry {
  item: Json | null;
  owner: Parameters<typeof toUserCard>[0] | null;
}

/** A row as JSON, in which times are texts. */
type Json = Record<string, unknown>;

/**
 * The places with their items and pilots, in their order: one way to the database and back. Each place looks up its own item
 * and pilot by their ids, so the cost is that of the page.
 */
export function placesWithItems(
  db: Db,
  viewer: Viewer,
  entries: RawBuilder<FeedEntry>,
): RawBuilder<FeedPlace> {
  const pilot = db
    .selectFrom('users')
    .select(summaryColumns)
    .select(relationColumns(viewer))
    .where('users.id', '=', sql<string>`entry.owner_id`);
  const kinds = Object.entries(itemsOf(db, viewer)).map(
    ([kind, query]) => sql`when ${sql.lit(kind)} then ${asJson(query)}`,
  );
  return sql<FeedPlace>`
    with entry as materialized (${entries})
    select entry.*, case kind ${sql.join(kinds, sql` `)} end as item, ${asJson(pilot)} as owner
    from entry order by created_at desc, id desc`;
}

/** The items that are still there. */
export function toFeedItems(places: readonly FeedPlace[]): FeedItem[] {
  // Set, not spread: copying an object of so many fields takes longer than making it.
  return places.flatMap(({ kind, item, owner }) =>
    item && owner ? [Object.assign(toItem[kind](item), { owner: toUserCard(owner) }) as FeedItem] : [],
  );
}

// biome-ignore lint/suspicious/noExplicitAny: of whatever tables and columns
type AnyQuery = SelectQueryBuilder<any, any, unknown>;

function asJson(query: AnyQuery): RawBuilder<unknown> {
  return sql`(select to_json(found) from ${query} as found)`;
}

/** The item of a place (`entry`), of each kind. */
function itemsOf(db: Db, viewer: Viewer): Record<FeedKind, AnyQuery> {
  const id = sql<string>`entry.id`;
  return {
    flight: selectFlights(db, viewer).where('flights.id', '=', id).where(isListed('flights', viewer)),
    drone: selectDrones(db, viewer).where('drones.id', '=', id).where(isListed('drones', viewer)),
    spot: selectSpots(db, viewer).where('spots.id', '=', id).where(isListed('spots', viewer)),
    pilot: db
      .selectFrom('users')
      .select([...summaryColumns, 'users.created_at'])
      .where('users.id', '=', id)
      .where(isOpenProfile('users', viewer)),
  };
}

type Unowned<Item> = Item extends FeedItem ? Omit<Item, 'owner'> & { owner: UserSummary } : never;

const toItem: Record<FeedKind, (item: Json) => Unowned<FeedItem>> = {
  flight: (item) => Object.assign(toFlight(dated<FlightRow>(item)), { kind: 'flight' } as const),
  drone: (item) => Object.assign(toDrone(dated<DroneRow>(item)), { kind: 'drone' } as const),
  spot: (item) => Object.assign(toSpot(dated<SpotRow>(item)), { kind: 'spot' } as const),
  pilot: (item) => {
    const row = dated<Parameters<typeof toUserSummary>[0] & { created_at: Date }>(item);
    const pilot = toUserSummary(row);
    const joined = row.created_at.toISOString();
    return { kind: 'pilot', ...pilot, owner: pilot, joined, createdAt: joined, likes: 0, likedByMe: false };
  },
};

/** The row that was made JSON: of what these rows hold JSON knows all but times. It is nobody else's, so it is changed. */
function dated<Row>(item: Json): Row {
  for (const name in item) {
    const value = item[name];
    if (name.endsWith('_at') && typeof value === 'string') item[name] = new Date(value);
  }
  return item as Row;
}
