import type { FlightPatch, FlightSeries } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { ConflictError } from '../../http/errors.ts';
import type { Viewer } from '../../visibility/visibility.ts';
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
