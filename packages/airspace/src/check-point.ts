import { isInForce } from './applicability.ts';
import { concernsPoint, dataAt, type Question } from './data-state.ts';
import type { Dataset, FoundZone } from './found-zone.ts';
import { contains } from './shape.ts';
import { judge } from './verdict.ts';

/** What a search found around a point. */
export interface Findings {
  zones: readonly FoundZone[];
  notams: readonly FoundZone[];
  datasets: readonly Dataset[];
  /** There is more than was searched: nothing can be allowed on part of it. */
  isIncomplete: boolean;
}

/** The verdict on a flight from the ground at a point up to `altitude` metres above it, and what it rests on. */
export function checkPoint(
  { zones, notams, datasets, isIncomplete }: Findings,
  question: Question,
  altitude: number,
) {
  const { lat, lng, at } = question;
  const data = dataAt(isIncomplete ? [] : datasets, question);
  const here = [...notams, ...zones].flatMap((zone) => atPoint(zone, lat, lng));
  const isActive = (zone: FoundZone) =>
    zone.restriction === null
      ? zone.validFrom !== null && zone.validFrom <= at
      : isInForce(zone.applicability, at.getTime(), lat, lng);
  const active = here.filter(isActive);
  const upcoming = here.filter((zone) => zone.restriction === null && !isActive(zone));
  const judgement = judge(
    active.map((zone) => ({ ...zone, hasSchedule: zone.schedule !== null })),
    data.state,
    altitude,
  );
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
function atPoint(zone: FoundZone, lat: number, lng: number): FoundZone[] {
  const volumes = zone.volumes.filter(({ shape }) => contains(shape, lat, lng));
  return volumes.length === 0 ? [] : [{ ...zone, volumes }];
}
