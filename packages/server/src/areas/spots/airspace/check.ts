import { checkPoint, lookAhead, toSource, toZone } from '@estela/airspace';
import { type AirspaceCheck, type Language, limits } from '@estela/contracts';
import type { Db } from '../../../database/open.ts';
import { translate } from '../../../http/texts.ts';
import { countryAt } from '../places/index.ts';
import { findNotams, findZones, listDatasets, onOneState } from './repository.ts';

/** More than this at one point is no airspace; a verdict on part of them would be too mild. */
const maxFound = 5_000;

interface PointInTime {
  lat: number;
  lng: number;
  at: Date;
  now: Date;
}

/** The verdict on a flight up to `altitude` metres above a point, by what is stored, and what it rests on. */
export async function answerCheck(
  db: Db,
  where: PointInTime,
  language: Language,
  altitude: number = limits.flightHeight.default,
): Promise<AirspaceCheck> {
  const stored = await readStored(db, where, [where.at]);
  return answerFrom(stored, where, language, altitude);
}

/** The same for one point at several times, in their order: what is stored there is read once. */
export async function answerChecks(
  db: Db,
  { lat, lng, now }: Omit<PointInTime, 'at'>,
  times: readonly Date[],
  language: Language,
): Promise<AirspaceCheck[]> {
  const stored = await readStored(db, { lat, lng }, times);
  const answers: AirspaceCheck[] = [];
  for (const at of times) {
    const where = { lat, lng, at, now };
    // A verdict rests on the NOTAM of its own time alone, and most places have none.
    const own = stored.notams.length > 0 ? await readStored(db, where, [at]) : stored;
    answers.push(answerFrom(own, where, language, limits.flightHeight.default));
  }
  return answers;
}

type Stored = Awaited<ReturnType<typeof readStored>>;

function answerFrom(
  { country, ...found }: Stored,
  where: PointInTime,
  language: Language,
  altitude: number,
): AirspaceCheck {
  const { lat, lng, at, now } = where;
  const check = checkPoint(found, { ...where, country }, altitude);
  return {
    lat,
    lng,
    country,
    at: at.toISOString(),
    altitude,
    verdict: check.verdict,
    kind: check.kind,
    maxFreeHeight: check.maxFreeHeight,
    why: check.reasons.map((code) => ({ code, text: translate(language, 'airspace', code) })),
    zones: check.zones.map((zone) => toZone(zone, language, altitude)),
    upcoming: check.upcoming.map((zone) => toZone(zone, language, altitude)),
    data: { state: check.data, sources: check.sources.map((dataset) => toSource(dataset, at, now)) },
  };
}

/** What is stored of a point, with the NOTAM from the first of these times to the last. */
async function readStored(db: Db, { lat, lng }: Pick<PointInTime, 'lat' | 'lng'>, times: readonly Date[]) {
  const point = { west: lng, south: lat, east: lng, north: lat };
  const instants = times.map((at) => at.getTime());
  const from = new Date(Math.min(...instants));
  const soon = new Date(Math.max(...instants) + lookAhead);
  const found = await onOneState(db, async (trx) => ({
    zones: await findZones(trx, point, maxFound),
    notams: await findNotams(trx, point, from, soon, maxFound),
    datasets: await listDatasets(trx),
  }));
  const isIncomplete = found.zones.length === maxFound || found.notams.length === maxFound;
  return { ...found, isIncomplete, country: await countryAt(lat, lng) };
}
