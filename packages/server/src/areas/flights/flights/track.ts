import type { TrackPoint } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import type { StoredPoint } from '../../../database/schema.ts';
import { isListed } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';

/** Metres from a spot within which a track may begin and end to count as flown there. */
const ofSpot = 1_000;
/** Degrees of latitude, about 550 m: how far a track keeps from the places that are kept from the viewer. */
const margin = 0.005;

/**
 * The track of a flight for its owner, and for viewers who may know of every place that it gives away: see decision
 * 010.
 * For a query on `flights` whose join of `spots` holds back what the viewer may not see.
 */
export function shownTrack(viewer: Viewer) {
  return sql<StoredPoint[] | null>`(
    select track.points from flight_tracks as track
    where track.flight_id = flights.id and ${isTrackShown(viewer)})`;
}

/** The rule itself, for a query on `flights`, their `track` and their `spots` as above. */
export function isTrackShown(viewer: Viewer) {
  return sql<boolean>`(
    flights.owner_id = ${viewer?.id ?? null} or (
      spots.precision = 'exact'
      and metres_between(spots.lat, spots.lng, track.start_lat, track.start_lng) <= ${ofSpot}
      and metres_between(spots.lat, spots.lng, track.end_lat, track.end_lng) <= ${ofSpot}
      and not exists (
        select 1 from spots as kept where kept.owner_id = flights.owner_id
          and (kept.precision = 'area' or not ${isListed('kept', viewer)})
          and kept.lat between track.south - ${margin} and track.north + ${margin}
          and exists (select 1 from unnest(array[-360, 0, 360]) as turn
            where kept.lng + turn between track.west - ${margin} / greatest(cos(radians(kept.lat)), 0.01)
              and track.east + ${margin} / greatest(cos(radians(kept.lat)), 0.01)))))`;
}

/** Puts a track in the place of the one before; none at all for null or no points. Of the owner's own flight only. */
export async function replaceTrack(
  db: Db,
  flightId: string,
  track: TrackPoint[] | null | undefined,
): Promise<void> {
  if (track === undefined) return;
  await db.deleteFrom('flight_tracks').where('flight_id', '=', flightId).execute();
  const points = (track ?? []).map(toStored).sort((a, b) => a[3] - b[3]);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return;
  const lats = points.map(([lat]) => lat);
  // Of a track across the 180th meridian the box goes on beyond it, not around the globe.
  const lngs = points.map(([, lng]) => lng + 360 * Math.round((first[1] - lng) / 360));
  await db
    .insertInto('flight_tracks')
    .values({
      flight_id: flightId,
      points: JSON.stringify(points),
      start_lat: first[0],
      start_lng: first[1],
      end_lat: last[0],
      end_lng: last[1],
      south: Math.min(...lats),
      west: Math.min(...lngs),
      north: Math.max(...lats),
      east: Math.max(...lngs),
    })
    .execute();
}

export function toTrack(points: StoredPoint[] | null): TrackPoint[] | null {
  return (
    points?.map(([lat, lng, altitude, t]) => ({ lat, lng, ...(altitude !== null && { altitude }), t })) ??
    null
  );
}

function toStored({ lat, lng, altitude, t }: TrackPoint): StoredPoint {
  return [lat, lng, altitude ?? null, t];
}
