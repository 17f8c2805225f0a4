import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import { isListed } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { selectFlights } from '../../flights/flights/index.ts';
import { selectDrones } from '../../gear/drones/index.ts';
import { selectSpots } from '../../spots/spots/index.ts';

/** Which of a pilot's things: from where on, and how many. */
export interface Extent {
  after?: Position | null;
  limit: number;
}

/** A pilot's flights that the viewer may see, newest recording first. */
export function listFlightsOf(db: Db, ownerId: string, viewer: Viewer, { after, limit }: Extent) {
  return selectFlights(db, viewer)
    .where('flights.owner_id', '=', ownerId)
    .where(isListed('flights', viewer))
    .where(isAfter('flights.recorded_at', 'flights.id', after))
    .orderBy('flights.recorded_at', 'desc')
    .orderBy('flights.id', 'desc')
    .limit(limit)
    .execute();
}

/** Those that the pilot puts first on their page. */
export function listFeatured(db: Db, ownerId: string, viewer: Viewer, limit: number) {
  return selectFlights(db, viewer)
    .where('flights.owner_id', '=', ownerId)
    .where('flights.featured', '=', sql<boolean>`true`)
    .where(isListed('flights', viewer))
    .orderBy('flights.recorded_at', 'desc')
    .orderBy('flights.id', 'desc')
    .limit(limit)
    .execute();
}

export function listDronesOf(db: Db, ownerId: string, viewer: Viewer, { after, limit }: Extent) {
  return selectDrones(db, viewer)
    .where('drones.owner_id', '=', ownerId)
    .where(isListed('drones', viewer))
    .where(isAfter('drones.created_at', 'drones.id', after))
    .orderBy('drones.created_at', 'desc')
    .orderBy('drones.id', 'desc')
    .limit(limit)
    .execute();
}

export function listSpotsOf(db: Db, ownerId: string, viewer: Viewer, { after, limit }: Extent) {
  return selectSpots(db, viewer)
    .where('spots.owner_id', '=', ownerId)
    .where(isListed('spots', viewer))
    .where(isAfter('spots.created_at', 'spots.id', after))
    .orderBy('spots.created_at', 'desc')
    .orderBy('spots.id', 'desc')
    .limit(limit)
    .execute();
}

function isAfter(at: string, id: string, after: Position | null | undefined): RawBuilder<SqlBool> {
  if (!after) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) < (${after.at}::timestamptz, ${after.id}::uuid)`;
}
