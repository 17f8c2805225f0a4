import { checkPoint } from '@estela/airspace';
import type { Db } from '../../database/open.ts';
import { countryAt } from '../spots/index.ts';
import { findNotams, findZones, listDatasets, onOneState } from './repository.ts';

/** NOTAM that begin within this are shown beforehand. */
const ahead = 3 * 86_400_000;
/** More than this at one point is no airspace; a verdict on part of them would be too mild. */
const maxFound = 5_000;

interface PointInTime {
  lat: number;
  lng: number;
  at: Date;
  now: Date;
}

/** Reads what is stored around a point and gives the verdict on a flight up to `altitude` metres above it. */
export async function checkStored(db: Db, where: PointInTime, altitude: number) {
  const { lat, lng, at } = where;
  const point = { west: lng, south: lat, east: lng, north: lat };
  const soon = new Date(at.getTime() + ahead);
  const found = await onOneState(db, async (trx) => ({
    zones: await findZones(trx, point, maxFound),
    notams: await findNotams(trx, point, at, soon, maxFound),
    datasets: await listDatasets(trx),
  }));
  const isIncomplete = found.zones.length === maxFound || found.notams.length === maxFound;
  const question = { ...where, country: await countryAt(lat, lng) };
  return checkPoint({ ...found, isIncomplete }, question, altitude);
}
