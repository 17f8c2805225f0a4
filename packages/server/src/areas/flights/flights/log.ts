import { type FlightPatch, type FlightSeries, type LoggedFigure, limits } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { ConflictError } from '../../../http/errors.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { shownTrack } from './track.ts';

/** The charts of a flight, for whom its track is shown; without a track they reveal no place and are for all. */
export function shownSeries(viewer: Viewer) {
  return sql<FlightSeries | null>`(
    select series.series from flight_series as series where series.flight_id = flights.id and (
      flights.owner_id = ${viewer?.id ?? null}
      or not exists (select 1 from flight_tracks where flight_id = flights.id)
      or ${shownTrack(viewer)} is not null))`;
}

/** A hash proves that somebody has the same file, so it is the owner's alone. */
export function ownLogHash(viewer: Viewer) {
  return sql<string | null>`(select encode(hash, 'hex') from flight_logs
    where flight_id = flights.id and owner_id = ${viewer?.id ?? null})`;
}

/** Fields that a log may have said, with their columns. Of places it says the track, whichever spot that is. */
const figures = [
  ['recordedAt', 'recorded_at'],
  ['durationSeconds', 'duration_seconds'],
  ['topSpeedMps', 'top_speed_mps'],
  ['maxHeightM', 'max_height_m'],
  ['drone', 'drone_id'],
] as const satisfies [LoggedFigure & keyof FlightPatch, string][];

/** Where the figures are from after a change: what it gives another value is the pilot's own, unless it says whose. */
export function sourcesAfter({ sources, ...patch }: FlightPatch): RawBuilder<string> | undefined {
  if (sources) return sql`${JSON.stringify(sources)}::jsonb`;
  const changed = figures.flatMap(([figure, column]) => {
    const value = patch[figure];
    return value === undefined
      ? []
      : [sql`case when ${sql.ref(column)} is distinct from ${value} then ${figure} end`];
  });
  return changed.length > 0
    ? sql`sources - array_remove(array[${sql.join(changed)}]::text[], null)`
    : undefined;
}

export async function replaceSeries(db: Db, flightId: string, series: FlightPatch['series']): Promise<void> {
  if (series === undefined) return;
  await db.deleteFrom('flight_series').where('flight_id', '=', flightId).execute();
  if (!series) return;
  await db
    .insertInto('flight_series')
    .values({ flight_id: flightId, series: JSON.stringify(series) })
    .execute();
}

/** Notes which log a flight is from; a conflict that names the flight which is from it already. */
export async function replaceLog(
  db: Db,
  flightId: string,
  ownerId: string,
  logHash: FlightPatch['logHash'],
): Promise<void> {
  if (logHash === undefined) return;
  await db.deleteFrom('flight_logs').where('flight_id', '=', flightId).execute();
  if (!logHash) return;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('flight_logs')
    .values({ flight_id: flightId, owner_id: ownerId, hash: Buffer.from(logHash, 'hex') })
    .onConflict((conflict) => conflict.columns(['owner_id', 'hash']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return;
  const [known] = await findLogs(db, ownerId, [logHash]);
  throw new ConflictError('logKnown', { logHash: 'logKnown' }, known?.flight);
}

export async function findLogs(db: Db, ownerId: string, logHashes: readonly string[]) {
  const hashes = [...new Set(logHashes)].map((hash) => Buffer.from(hash, 'hex'));
  const rows = await db
    .selectFrom('flight_logs')
    .where('owner_id', '=', ownerId)
    .where('hash', 'in', hashes)
    .select(['flight_id', 'hash'])
    .execute();
  return rows.map(({ flight_id, hash }) => ({ logHash: hash.toString('hex'), flight: flight_id }));
}

/** Own flights that were flown when and where the logs say, whatever they were logged from; `flown` as the call has it. */
export async function findAlike(db: Db, ownerId: string, logHashes: readonly string[], flown: string) {
  const asked = flown.split(',').flatMap((one, index) => {
    const [start, seconds, lat, lng] = one.split('~').map(Number);
    return lng === undefined ? [] : [{ hash: logHashes[index], start, seconds, lat, lng }];
  });
  const { rows } = await sql<{ hash: string; id: string }>`
    select asked.hash, flights.id
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked(hash text, start float8, seconds float8, lat float8, lng float8)
    join flights on flights.owner_id = ${ownerId}
      and flights.recorded_at < to_timestamp(asked.start + asked.seconds)
      and flights.recorded_at > to_timestamp(asked.start - ${limits.duration.max}::int)
      and flights.duration_seconds > 0
    join flight_tracks on flight_tracks.flight_id = flights.id
      and metres_between(flight_tracks.start_lat, flight_tracks.start_lng, asked.lat, asked.lng) <= ${limits.sameFlight.metres}
    where asked.hash is not null and least(
        extract(epoch from flights.recorded_at) + flights.duration_seconds, asked.start + asked.seconds
      ) - greatest(extract(epoch from flights.recorded_at), asked.start)
      >= ${limits.sameFlight.time}::float8 * least(flights.duration_seconds, asked.seconds)
    order by asked.hash, flights.recorded_at`.execute(db);
  return rows.map(({ hash, id }) => ({ logHash: hash, flight: id }));
}
