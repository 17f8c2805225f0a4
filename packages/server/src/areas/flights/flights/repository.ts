import { defaultVisibility, type FlightInput, type FlightPatch } from '@estela/contracts';
import { sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { distinctTags } from '../../../lists/plain-letters.ts';
import { isReachable } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { selectWholeFlights } from './flight-rows.ts';
import { replaceLog, replaceSeries, sourcesAfter } from './log.ts';
import { replacePacks } from './packs.ts';
import { replaceTrack } from './track.ts';

export function findFlight(db: Db, id: string, viewer: Viewer) {
  return selectWholeFlights(db, viewer)
    .where('flights.id', '=', id)
    .where(isReachable('flights', viewer))
    .executeTakeFirst();
}

export async function insertFlight(db: Db, ownerId: string, input: FlightInput): Promise<string> {
  const [id] = await insertFlights(db, ownerId, [input]);
  if (!id) throw new Error('No flight was inserted');
  return id;
}

/** Flights of one statement: its parameters are counted in 16 bits. */
const atOnce = 200;

/** Returns their ids, in the same order. */
export async function insertFlights(
  db: Db,
  ownerId: string,
  inputs: readonly FlightInput[],
): Promise<string[]> {
  const rows = inputs.map((input) => rowOf(newId(), ownerId, input));
  for (let from = 0; from < rows.length; from += atOnce)
    await db
      .insertInto('flights')
      .values(rows.slice(from, from + atOnce))
      .execute();
  for (const [index, input] of inputs.entries()) {
    const id = rows[index]?.id ?? '';
    await replaceEquipment(db, id, input.equipmentItems);
    await replacePacks(db, id, input.packs);
    await replaceTrack(db, id, input.track);
    await replaceSeries(db, id, input.series);
    await replaceLog(db, id, ownerId, input.logHash);
  }
  return rows.map(({ id }) => id);
}

function rowOf(id: string, ownerId: string, input: FlightInput) {
  return {
    id,
    owner_id: ownerId,
    title: input.title,
    description: input.description,
    video_url: input.videoUrl,
    poster_alt: input.posterAlt,
    tags: distinctTags(input.tags),
    disciplines: unique(input.disciplines),
    recorded_at: input.recordedAt,
    spot_id: input.spot,
    drone_id: input.drone,
    featured: input.featured,
    favorite: input.favorite,
    comments_off: input.commentsOff,
    duration_seconds: input.durationSeconds,
    top_speed_mps: input.topSpeedMps,
    max_height_m: input.maxHeightM,
    sources: json(input.sources) ?? undefined,
    weather: json(input.weather),
    visibility: input.visibility ?? defaultVisibility,
  };
}

/** Changes the named fields; false when the flight is not the owner's. */
export async function updateFlight(
  db: Db,
  id: string,
  ownerId: string,
  patch: FlightPatch,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('flights')
    .set({
      title: patch.title,
      description: patch.description,
      video_url: patch.videoUrl,
      poster_alt: patch.posterAlt,
      tags: distinctTags(patch.tags),
      disciplines: unique(patch.disciplines),
      recorded_at: patch.recordedAt,
      spot_id: patch.spot,
      drone_id: patch.drone,
      featured: patch.featured,
      favorite: patch.favorite,
      comments_off: patch.commentsOff,
      duration_seconds: patch.durationSeconds,
      top_speed_mps: patch.topSpeedMps,
      max_height_m: patch.maxHeightM,
      sources: sourcesAfter(patch),
      weather: json(patch.weather),
      visibility: patch.visibility,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await replaceEquipment(db, id, patch.equipmentItems);
  await replacePacks(db, id, patch.packs);
  await replaceTrack(db, id, patch.track);
  await replaceSeries(db, id, patch.series);
  await replaceLog(db, id, ownerId, patch.logHash);
  return true;
}

export async function setFlightPoster(
  db: Db,
  id: string,
  ownerId: string,
  mediaId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('flights')
    .set({ poster_id: mediaId, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setFlightFavorite(
  db: Db,
  id: string,
  ownerId: string,
  favorite: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('flights')
    .set({ favorite })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function replaceEquipment(db: Db, flightId: string, itemIds: string[] | undefined): Promise<void> {
  if (!itemIds) return;
  await db.deleteFrom('flight_equipment').where('flight_id', '=', flightId).execute();
  await sql`
    insert into flight_equipment (flight_id, equipment_item_id, position)
    select ${flightId}, id, min(position) from unnest(${itemIds}::uuid[]) with ordinality as item (id, position)
    group by id
  `.execute(db);
}

/** Kysely leaves out of a SET what is undefined: unnamed fields stay undefined here. */
function unique<T>(values: T[] | undefined): T[] | undefined {
  return values && [...new Set(values)];
}

function json(value: object | null | undefined): string | null | undefined {
  return value && JSON.stringify(value);
}
