import type { FeedKind } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { isListed, type Viewer } from '../../visibility/visibility.ts';
import { selectDrones } from '../drones/index.ts';
import { selectFlights } from '../flights/index.ts';
import { selectSpots } from '../spots/index.ts';

/** Things of each kind on a dashboard. */
const newest = 6;

export async function countListed(db: Db, ownerId: string, viewer: Viewer) {
  const { rows } = await sql<{ kind: FeedKind; count: number }>`
    select kind, count(*) as count from feed_items
    where owner_id = ${ownerId} and ${isListed('feed_items', viewer)} group by kind
  `.execute(db);
  const countOf = (kind: FeedKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { flights: countOf('flight'), drones: countOf('drone') };
}

export function newestFlights(db: Db, ownerId: string, viewer: Viewer) {
  return selectFlights(db, viewer)
    .where('flights.owner_id', '=', ownerId)
    .where(isListed('flights', viewer))
    .orderBy('flights.recorded_at', 'desc')
    .orderBy('flights.id', 'desc')
    .limit(newest)
    .execute();
}

export function newestDrones(db: Db, ownerId: string, viewer: Viewer) {
  return selectDrones(db, viewer)
    .where('drones.owner_id', '=', ownerId)
    .where(isListed('drones', viewer))
    .orderBy('drones.created_at', 'desc')
    .orderBy('drones.id', 'desc')
    .limit(newest)
    .execute();
}

export function newestSpots(db: Db, ownerId: string, viewer: Viewer) {
  return selectSpots(db, viewer)
    .where('spots.owner_id', '=', ownerId)
    .where(isListed('spots', viewer))
    .orderBy('spots.created_at', 'desc')
    .orderBy('spots.id', 'desc')
    .limit(newest)
    .execute();
}
