import { calls, type FlightAirspace, type FlightPatch, type Language } from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { translate } from '../../../http/texts.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { isListed } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { answerCheck } from '../../spots/airspace/index.ts';

/** What a flight shows of a verdict. The texts of zones and NOTAM, which nobody reads there, may have a megabyte. */
const shown = calls.getFlight.response.shape.airspace;

/** Of the owner's own flight; for a query on `flights`. */
export function ownVerdict(viewer: Viewer) {
  return sql<FlightAirspace | null>`(select verdict from flight_airspace
    where flight_id = flights.id and flights.owner_id = ${viewer?.id ?? null})`;
}

/** A kept verdict in the reader's language; the names of zones stay as their data had them. */
export function verdictIn(language: Language, verdict: FlightAirspace | null): FlightAirspace | null {
  const why = verdict?.why.map(({ code }) => ({ code, text: translate(language, 'airspace', code) }));
  return verdict && { ...verdict, why: why ?? [] };
}

/**
 * Checks the airspace of a flight that has just been saved and keeps the answer. What is kept stays as it was unless the
 * save changed the place or the time.
 */
export async function saveVerdict(
  db: Db,
  flightId: string,
  owner: SessionUser,
  saved: FlightPatch,
  language: Language,
): Promise<void> {
  if (saved.spot === undefined && saved.recordedAt === undefined && saved.track === undefined) return;
  const flight = await placeAndTime(db, flightId, owner);
  if (!flight) return;
  const { lat, lng, at, before } = flight;
  if (lat === null || lng === null) {
    await db.deleteFrom('flight_airspace').where('flight_id', '=', flightId).execute();
    return;
  }
  if (before && before.lat === lat && before.lng === lng && before.at === at.toISOString()) return;
  const now = new Date();
  const answer = await answerCheck(db, { lat, lng, at, now }, language);
  const kept = shown.parse({ ...answer, checkedAt: now.toISOString() });
  const verdict = JSON.stringify(kept);
  await db
    .insertInto('flight_airspace')
    .values({ flight_id: flightId, verdict })
    .onConflict((conflict) => conflict.column('flight_id').doUpdateSet({ verdict }))
    .execute();
}

/**
 * Where its log begins, else its spot. Null where the pilot may not know the point: the middle of a hidden one's area may
 * be free where the point is not.
 */
function placeAndTime(db: Db, flightId: string, owner: SessionUser) {
  const place = (axis: 'lat' | 'lng') => sql<number | null>`coalesce(${sql.ref(`track.start_${axis}`)},
    case when spots.owner_id = flights.owner_id or spots.precision = 'exact' then ${sql.ref(`spots.${axis}`)} end)`;
  return db
    .selectFrom('flights')
    .leftJoin('flight_tracks as track', 'track.flight_id', 'flights.id')
    .leftJoin('spots', (join) => join.onRef('spots.id', '=', 'flights.spot_id').on(isListed('spots', owner)))
    .leftJoin('flight_airspace as kept', 'kept.flight_id', 'flights.id')
    .select([
      'flights.recorded_at as at',
      'kept.verdict as before',
      place('lat').as('lat'),
      place('lng').as('lng'),
    ])
    .where('flights.id', '=', flightId)
    .executeTakeFirst();
}
