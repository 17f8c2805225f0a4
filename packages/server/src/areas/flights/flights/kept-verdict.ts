import {
  type AirspaceCheck,
  calls,
  type FlightAirspace,
  type FlightPatch,
  type Language,
} from '@estela/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { translate } from '../../../http/texts.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { isListed } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { answerCheck, answerChecks } from '../../spots/airspace/index.ts';

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
  const [flight] = await placesAndTimes(db, [flightId], owner);
  if (!flight) return;
  const { lat, lng, at, before } = flight;
  if (lat === null || lng === null) {
    await db.deleteFrom('flight_airspace').where('flight_id', '=', flightId).execute();
    return;
  }
  if (before && before.lat === lat && before.lng === lng && before.at === at.toISOString()) return;
  const now = new Date();
  const answer = await answerCheck(db, { lat, lng, at, now }, language);
  const verdict = asKept(answer, now);
  await db
    .insertInto('flight_airspace')
    .values({ flight_id: flightId, verdict })
    .onConflict((conflict) => conflict.column('flight_id').doUpdateSet({ verdict }))
    .execute();
}

/** The same for many flights that were just made: what is stored of a place is read once for all flights there. */
export async function saveNewVerdicts(
  db: Db,
  flightIds: readonly string[],
  owner: SessionUser,
  language: Language,
): Promise<void> {
  const now = new Date();
  for (const flights of atOnePlace(await placesAndTimes(db, flightIds, owner))) {
    const [{ lat, lng }] = flights;
    const times = flights.map(({ at }) => at);
    const answers = await answerChecks(db, { lat, lng, now }, times, language);
    const rows = flights.map(({ id }, index) => ({ flight_id: id, verdict: asKept(answers[index], now) }));
    for (let from = 0; from < rows.length; from += atOnce)
      await db
        .insertInto('flight_airspace')
        .values(rows.slice(from, from + atOnce))
        .execute();
  }
}

/** Verdicts of one statement. */
const atOnce = 200;

function asKept(answer: AirspaceCheck | undefined, now: Date): string {
  return JSON.stringify(shown.parse({ ...answer, checkedAt: now.toISOString() }));
}

interface Placed {
  id: string;
  at: Date;
  lat: number;
  lng: number;
}

/** The flights whose place may be known, those of each place together. */
function atOnePlace(flights: Awaited<ReturnType<typeof placesAndTimes>>): [Placed, ...Placed[]][] {
  const places = new Map<string, [Placed, ...Placed[]]>();
  for (const { id, at, lat, lng } of flights) {
    if (lat === null || lng === null) continue;
    const flight = { id, at, lat, lng };
    const place = `${lat} ${lng}`;
    const others = places.get(place);
    if (others) others.push(flight);
    else places.set(place, [flight]);
  }
  return [...places.values()];
}

/**
 * Where its log begins, else its spot. Null where the pilot may not know the point: the middle of a hidden one's area may
 * be free where the point is not.
 */
function placesAndTimes(db: Db, flightIds: readonly string[], owner: SessionUser) {
  const place = (axis: 'lat' | 'lng') => sql<number | null>`coalesce(${sql.ref(`track.start_${axis}`)},
    case when spots.owner_id = flights.owner_id or spots.precision = 'exact' then ${sql.ref(`spots.${axis}`)} end)`;
  return db
    .selectFrom('flights')
    .leftJoin('flight_tracks as track', 'track.flight_id', 'flights.id')
    .leftJoin('spots', (join) => join.onRef('spots.id', '=', 'flights.spot_id').on(isListed('spots', owner)))
    .leftJoin('flight_airspace as kept', 'kept.flight_id', 'flights.id')
    .select([
      'flights.id',
      'flights.recorded_at as at',
      'kept.verdict as before',
      place('lat').as('lat'),
      place('lng').as('lng'),
    ])
    .where('flights.id', '=', sql<string>`any(${flightIds}::uuid[])`)
    .execute();
}
