import type { Db } from '../../database/open.ts';
import { countryAt } from '../spots/country.ts';
import { isInForce } from './applicability.ts';
import { concernsPoint, dataAt } from './data-state.ts';
import { findNotams, findZones, listDatasets, onOneState, type Stored } from './repository.ts';
import { contains } from './shape.ts';
import { type Finding, judge } from './verdict.ts';

/** NOTAM that begin within this are told of beforehand. */
const ahead = 3 * 86_400_000;
/** More than this at one point is no airspace; a verdict on part of them would be too mild. */
const most = 5_000;

interface PointInTime {
  lat: number;
  lng: number;
  at: Date;
  now: Date;
}

/** The verdict on a flight from the ground at a point up to `altitude` metres above it, and what it rests on. */
export async function checkPoint(db: Db, { lat, lng, at, now }: PointInTime, altitude: number) {
  const point = { west: lng, south: lat, east: lng, north: lat };
  const soon = new Date(at.getTime() + ahead);
  const { zones, notams, datasets } = await onOneState(db, async (trx) => ({
    zones: await findZones(trx, point, most),
    notams: await findNotams(trx, point, at, soon, most),
    datasets: await listDatasets(trx),
  }));
  const question = { lat, lng, at, now, country: await countryAt(lat, lng) };
  const isCut = zones.length === most || notams.length === most;
  const data = dataAt(isCut ? [] : datasets, question);
  const here = [...notams, ...zones].flatMap((one) => atPoint(one, lat, lng));
  const isActive = (one: Stored) =>
    one.restriction === null
      ? one.validFrom !== null && one.validFrom <= at
      : isInForce(one.applicability, at.getTime(), lat, lng);
  const active = here.filter(isActive);
  const upcoming = here.filter((one) => one.restriction === null && !isActive(one));
  const judgement = judge(active.map(toFinding), data.state, altitude);
  const reasons = [...judgement.reasons, ...data.reasons];
  if (upcoming.length > 0) reasons.push('upcomingNotam');
  return {
    ...judgement,
    reasons,
    zones: active,
    upcoming,
    data: data.state,
    sources: datasets.filter((dataset) => concernsPoint(dataset, question)),
  };
}

/** The zone with those of its volumes that are over the point, or nothing. */
function atPoint(stored: Stored, lat: number, lng: number): Stored[] {
  const volumes = stored.volumes.filter(({ shape }) => contains(shape, lat, lng));
  return volumes.length === 0 ? [] : [{ ...stored, volumes }];
}

function toFinding(stored: Stored): Finding {
  return { ...stored, hasSchedule: stored.schedule !== null };
}
