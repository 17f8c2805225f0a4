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
  const { lat, lng, at, now } = where;
  const check = await checkStored(db, where, altitude);
  return {
    lat,
    lng,
    country: check.country,
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

async function checkStored(db: Db, where: PointInTime, altitude: number) {
  const { lat, lng, at } = where;
  const point = { west: lng, south: lat, east: lng, north: lat };
  const soon = new Date(at.getTime() + lookAhead);
  const found = await onOneState(db, async (trx) => ({
    zones: await findZones(trx, point, maxFound),
    notams: await findNotams(trx, point, at, soon, maxFound),
    datasets: await listDatasets(trx),
  }));
  const isIncomplete = found.zones.length === maxFound || found.notams.length === maxFound;
  const country = await countryAt(lat, lng);
  return { ...checkPoint({ ...found, isIncomplete }, { ...where, country }, altitude), country };
}
