import type { SpotFlown } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { Position } from '../../../http/cursor.ts';
import { summaryColumns, toUserSummary } from '../../../identity/user-summary.ts';
import { isListed } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { selectFlights } from '../../flights/flights/index.ts';

/** How many of those who flew at a spot are named. */
const namedPilots = 12;

/** What was flown at a spot, as far as the viewer may see the flights. Reads all flights of that one spot. */
export async function readFlown(db: Db, spotId: string, viewer: Viewer): Promise<SpotFlown> {
  const flights = db
    .selectFrom('flights')
    .where('flights.spot_id', '=', spotId)
    .where(isListed('flights', viewer));
  const totals = await flights
    .select((select) => [
      select.fn.countAll<number>().as('flights'),
      select.fn.max('flights.recorded_at').as('last'),
      sql<number>`count(distinct flights.owner_id)`.as('pilots'),
    ])
    .executeTakeFirstOrThrow();
  const most = flights
    .select((select) => ['flights.owner_id', select.fn.countAll<number>().as('flights')])
    .groupBy('flights.owner_id')
    .orderBy('flights', 'desc')
    .orderBy('flights.owner_id')
    .limit(namedPilots);
  const pilots = await db
    .selectFrom(most.as('most'))
    .innerJoin('users', 'users.id', 'most.owner_id')
    .select(summaryColumns)
    .select('most.flights')
    .orderBy('most.flights', 'desc')
    .orderBy('most.owner_id')
    .execute();
  return {
    flights: totals.flights,
    lastFlownAt: totals.last?.toISOString() ?? null,
    pilotCount: totals.pilots,
    pilots: pilots.map((row) => ({ ...toUserSummary(row), flights: row.flights })),
  };
}

/** Flights at a spot that the viewer may see, newest recording first. */
export function findSpotFlights(
  db: Db,
  spotId: string,
  viewer: Viewer,
  after: Position | null,
  limit: number,
) {
  return selectFlights(db, viewer)
    .where('flights.spot_id', '=', spotId)
    .where(isListed('flights', viewer))
    .where(
      after
        ? sql<boolean>`(flights.recorded_at, flights.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
        : sql<boolean>`true`,
    )
    .orderBy('flights.recorded_at', 'desc')
    .orderBy('flights.id', 'desc')
    .limit(limit)
    .execute();
}
