import type { DroneType, Flight } from '@estela/contracts';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { bookmarkedBy, commentCount, likeCount, likedBy } from '../../../lists/reactions.ts';
import { itemPictureUrl, pictureAccess } from '../../../media/picture-columns.ts';
import { ownerColumns, toOwner } from '../../../people/owner.ts';
import { isListed } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { ownVerdict } from './kept-verdict.ts';
import { ownLogHash, shownSeries } from './log.ts';
import { ownPacks } from './packs.ts';
import { shownTrack, toTrack } from './track.ts';

/**
 * Flights with every column that a response shows. Callers add WHERE; a drone or spot that the viewer may not see is
 * null.
 */
export function selectFlights(db: Db, viewer: Viewer) {
  const isOwn = sql<boolean>`flights.owner_id = ${viewer?.id ?? null}`;
  return db
    .selectFrom('flights')
    .innerJoin('users', 'users.id', 'flights.owner_id')
    .innerJoin('feed_items', 'feed_items.id', 'flights.id')
    .leftJoin('drones', (join) =>
      join.onRef('drones.id', '=', 'flights.drone_id').on(isListed('drones', viewer)),
    )
    .leftJoin('spots', (join) => join.onRef('spots.id', '=', 'flights.spot_id').on(isListed('spots', viewer)))
    .select(ownerColumns)
    .select([
      'flights.id',
      'flights.title',
      'flights.description',
      'flights.video_url',
      'flights.poster_id',
      'flights.poster_alt',
      'flights.tags',
      'flights.disciplines',
      'flights.recorded_at',
      'flights.featured',
      'flights.duration_seconds',
      'flights.top_speed_mps',
      'flights.max_height_m',
      'flights.weather',
      'flights.visibility',
      'flights.comments_off',
      'flights.hidden',
      'flights.created_at',
      'flights.updated_at',
      likeCount.as('likes'),
      commentCount(viewer).as('comments'),
      'drones.id as drone_id',
      'drones.name as drone_name',
      'drones.type as drone_type',
      'spots.id as spot_id',
      'spots.name as spot_name',
      'spots.country as spot_country',
      sql<boolean>`flights.favorite and ${isOwn}`.as('favorite'),
      // Equipment is its owner's alone, so its ids are too.
      sql<string[]>`case when ${isOwn} then array(
        select equipment_item_id from flight_equipment where flight_id = flights.id order by position) else '{}' end`.as(
        'equipment_items',
      ),
      ownPacks(isOwn).as('packs'),
      likedBy(viewer, 'flights.id').as('liked'),
      bookmarkedBy(viewer, 'flights.id').as('bookmarked'),
      pictureAccess(viewer, 'flights.poster_id', 'flights.link_audience').as('poster_access'),
    ]);
}

/** Flights with what lists leave out too. */
export function selectWholeFlights(db: Db, viewer: Viewer) {
  return selectFlights(db, viewer).select([
    'flights.sources',
    shownTrack(viewer).as('track'),
    shownSeries(viewer).as('series'),
    ownLogHash(viewer).as('log_hash'),
    ownVerdict(viewer).as('airspace'),
  ]);
}

/** How large the tracks and telemetry of a pilot's flights are as they are stored, after the flight of an id. */
export async function weighFlights(
  db: Db,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ id: string; bytes: number }[]> {
  const { rows } = await sql<{ id: string; bytes: number }>`
    select id,
      coalesce((select pg_column_size(points) from flight_tracks where flight_id = flights.id), 0)
      + coalesce((select pg_column_size(series) from flight_series where flight_id = flights.id), 0) as bytes
    from flights
    where owner_id = ${ownerId} and ${after === undefined ? sql`true` : sql`id > ${after}`}
    order by id limit ${limit}`.execute(db);
  return rows;
}

export type FlightRow = InferResult<ReturnType<typeof selectFlights>>[number];

export function toFlight(row: FlightRow): Flight {
  const poster = itemPictureUrl(row.poster_id, row.poster_access);
  return {
    _id: row.id,
    owner: toOwner(row),
    title: row.title,
    description: row.description,
    videoUrl: row.video_url,
    poster,
    posterAlt: poster ? row.poster_alt : '',
    tags: row.tags,
    disciplines: row.disciplines,
    recordedAt: row.recorded_at.toISOString(),
    visibility: row.visibility,
    ...(row.hidden && { hidden: true }),
    spot: toSpotSummary(row),
    drone: toDroneSummary(row),
    equipmentItems: row.equipment_items,
    packs: row.packs,
    featured: row.featured,
    favorite: row.favorite ?? false,
    durationSeconds: row.duration_seconds,
    topSpeedMps: row.top_speed_mps,
    maxHeightM: row.max_height_m,
    weather: row.weather,
    likes: row.likes,
    likedByMe: row.liked,
    comments: row.comments,
    commentsOff: row.comments_off,
    bookmarkedByMe: row.bookmarked,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function toWholeFlight(row: InferResult<ReturnType<typeof selectWholeFlights>>[number]): Flight {
  return {
    ...toFlight(row),
    track: toTrack(row.track),
    series: row.series,
    sources: row.sources,
    logHash: row.log_hash,
    airspace: row.airspace,
  };
}

function toSpotSummary({ spot_id, spot_name, spot_country }: FlightRow): Flight['spot'] {
  return spot_id && spot_name !== null ? { _id: spot_id, name: spot_name, country: spot_country } : null;
}

interface DroneColumns {
  drone_id: string | null;
  drone_name: string | null;
  drone_type: DroneType | null;
}

function toDroneSummary({ drone_id, drone_name, drone_type }: DroneColumns): Flight['drone'] {
  return drone_id && drone_name !== null && drone_type
    ? { _id: drone_id, name: drone_name, type: drone_type }
    : null;
}
