import type { FlightPatch, FlightSeries, LoggedFigure } from '@estela/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { ConflictError } from '../../../http/errors.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { shownTrack } from './track.ts';

/** The charts of a flight, for whom its track is shown; without a track they tell no place and are for all. */
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
