import type { BestDay, BestFlight, PilotBests } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { isListed } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { isTrackShown } from '../../flights/flights/index.ts';
import { localDay } from './series.ts';

/** Whether a track may be shown is asked of the best so many: each asks about all kept spots of the pilot. */
const askedTracks = 100;

/** Personal bests of the flights that the viewer may see. Reads the flights of that one pilot, and no others. */
export async function readBests(db: Db, ownerId: string, viewer: Viewer, tz = 'UTC'): Promise<PilotBests> {
  const flown = sql`flights.owner_id = ${ownerId} and ${isListed('flights', viewer)}`;
  const day = localDay(tz);
  return {
    firstDay: await firstDay(db, flown, day),
    longest: await bestOf(db, flown, 'duration_seconds'),
    highest: greater(
      await bestOf(db, flown, 'max_height_m'),
      await bestOfTracks(db, sql`${flown} and max_height_m is null`, viewer, 'height'),
    ),
    fastest: greater(
      await bestOf(db, flown, 'top_speed_mps'),
      await bestOfTracks(db, sql`${flown} and top_speed_mps is null`, viewer, 'speed'),
    ),
    flightsInDay: await bestDay(db, day, sql`flights where ${flown}`),
    // Packs are their owner's alone.
    packsInDay:
      viewer?.id === ownerId
        ? await bestDay(db, day, sql`flights join flight_packs on flight_id = flights.id where ${flown}`)
        : null,
  };
}

async function firstDay(db: Db, flown: RawBuilder<unknown>, day: RawBuilder<string>) {
  const { rows } = await sql<{ day: string }>`
    select ${day} as day from flights where ${flown} order by recorded_at limit 1`.execute(db);
  return rows[0]?.day ?? null;
}

interface BestRow {
  id: string;
  title: string;
  recorded_at: Date;
  value: number;
}

/** By a figure that stands with the flight, for whoever sees the flight. */
async function bestOf(
  db: Db,
  flown: RawBuilder<unknown>,
  column: 'duration_seconds' | 'max_height_m' | 'top_speed_mps',
) {
  const value = sql.ref(column);
  const { rows } = await sql<BestRow>`
    select id, title, recorded_at, ${value} as value from flights
    where ${flown} and ${value} > 0 order by ${value} desc, recorded_at limit 1`.execute(db);
  return toBest(rows);
}

function greater(one: BestFlight | null, other: BestFlight | null): BestFlight | null {
  if (!one || !other) return one ?? other;
  return one.value >= other.value ? one : other;
}

/** Of flights whose figure is only known from their track. */
async function bestOfTracks(
  db: Db,
  flown: RawBuilder<unknown>,
  viewer: Viewer,
  column: 'height' | 'speed',
): Promise<BestFlight | null> {
  const value = sql.ref(`track.${column}`);
  const { rows } = await sql<BestRow>`
    select flights.id, flights.title, flights.recorded_at, ${value} as value
    from (
      select flights.id from flights join flight_tracks as track on track.flight_id = flights.id
      where ${flown} and ${value} > 0 order by ${value} desc limit ${askedTracks}
    ) as asked
    join flights on flights.id = asked.id
    join flight_tracks as track on track.flight_id = flights.id
    left join spots on spots.id = flights.spot_id and ${isListed('spots', viewer)}
    where ${isTrackShown(viewer)} order by ${value} desc, flights.recorded_at limit 1`.execute(db);
  return toBest(rows);
}

function toBest([row]: BestRow[]): BestFlight | null {
  if (!row) return null;
  const { id, title, recorded_at, value } = row;
  return { flight: { _id: id, title, recordedAt: recorded_at.toISOString() }, value };
}

async function bestDay(db: Db, day: RawBuilder<string>, from: RawBuilder<unknown>): Promise<BestDay | null> {
  const { rows } = await sql<BestDay>`
    select ${day} as day, count(*) as value from ${from} group by 1 order by value desc, day desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}
